import { describe, expect, test } from 'vitest';
import { createLocalFanout, type Fanout } from '../src/fanout.ts';

/** Waits for messages that are on their way, for fan-outs that go over a network. */
const arrived = () => new Promise((resolve) => setTimeout(resolve, 0));

function fanoutContract(name: string, create: () => Fanout): void {
  describe(name, () => {
    test('tells each listener of a topic each message once, in order, and nobody else', async () => {
      const fanout = create();
      const heard: string[] = [];
      fanout.subscribe('a', (text) => heard.push(`first ${text}`));
      fanout.subscribe('a', (text) => heard.push(`second ${text}`));
      fanout.subscribe('b', (text) => heard.push(`other ${text}`));
      for (const text of ['1', '2', '3']) fanout.publish('a', text);
      await arrived();
      expect(heard.filter((text) => text.startsWith('first'))).toEqual(['first 1', 'first 2', 'first 3']);
      expect(heard.filter((text) => text.startsWith('second'))).toEqual(['second 1', 'second 2', 'second 3']);
      expect(heard.filter((text) => text.startsWith('other'))).toEqual([]);
    });

    test('forgets whoever stops listening, even in the middle of a message', async () => {
      const fanout = create();
      const heard: string[] = [];
      const stop = fanout.subscribe('a', (text) => {
        heard.push(text);
        stop();
        stop();
      });
      expect(fanout.count('a')).toBe(1);
      fanout.publish('a', '1');
      await arrived();
      fanout.publish('a', '2');
      await arrived();
      expect(heard).toEqual(['1']);
      expect(fanout.count('a')).toBe(0);
    });
  });
}

fanoutContract('in this process', createLocalFanout);
