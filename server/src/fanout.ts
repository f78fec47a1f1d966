// Who hears what: rooms publish to topics, connections listen to them. One process needs no more than a map;
// several machines put a message broker behind the same interface (`fanoutContract` in the tests).

export type Listener = (message: string) => void;

export interface Fanout {
  /** Begins to listen; the answer ends it. A listener hears each message once, in order. */
  subscribe(topic: string, listener: Listener): () => void;
  publish(topic: string, message: string): void;
  /** How many listen here. */
  count(topic: string): number;
}

export function createLocalFanout(): Fanout {
  const topics = new Map<string, Set<Listener>>();
  return {
    subscribe(topic, listener) {
      const listeners = topics.get(topic) ?? new Set();
      topics.set(topic, listeners);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic);
      };
    },
    publish(topic, message) {
      const listeners = topics.get(topic);
      if (listeners) for (const listener of listeners) listener(message);
    },
    count: (topic) => topics.get(topic)?.size ?? 0,
  };
}
