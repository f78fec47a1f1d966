// Who asks: the guest that a signed cookie speaks for.
import { type Colour, colours, type Person } from '@kontor/protocol';
import { Denied } from '../denied.ts';
import type { Committer } from '../storage/committer.ts';
import type { Storage, StoredGuest } from '../storage/storage.ts';
import type { Sessions } from './session.ts';

const remembered = 5000;
const person = ({ id, name, colour }: StoredGuest): Person => ({ id, name, colour });

export class Guests {
  private readonly known = new Map<string, StoredGuest>();

  constructor(
    private readonly storage: Storage,
    private readonly committer: Committer,
    private readonly sessions: Sessions,
    private readonly now: () => number,
  ) {}

  /** The guest of a request's cookies. */
  async find(cookies: string | undefined): Promise<Person | undefined> {
    const id = this.sessions.read(cookies);
    if (id === undefined) return undefined;
    const guest = this.known.get(id) ?? (await this.storage.guest(id));
    if (guest) this.remember(guest);
    return guest && person(guest);
  }

  async need(cookies: string | undefined): Promise<Person> {
    const found = await this.find(cookies);
    if (!found) throw new Denied('no-session', 'become a guest first: POST /api/session');
    return found;
  }

  /** Becomes a guest, or changes name and colour. */
  async enter(
    cookies: string | undefined,
    wish: { name?: string; colour?: Colour },
  ): Promise<{ person: Person; cookie: string }> {
    const old = await this.find(cookies);
    const id = old?.id ?? this.sessions.newId();
    const chosen = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    const guest: StoredGuest = {
      id,
      name: wish.name ?? old?.name ?? `Guest ${1000 + ((chosen * 7919) % 9000)}`,
      colour: wish.colour ?? old?.colour ?? colours[chosen % colours.length]!,
      created: this.now(),
    };
    await this.committer.store(`guest ${id}`, { guests: [guest] });
    this.remember(guest);
    return { person: person(guest), cookie: this.sessions.cookie(id) };
  }

  private remember(guest: StoredGuest): void {
    this.known.delete(guest.id);
    this.known.set(guest.id, guest);
    if (this.known.size > remembered) this.known.delete(this.known.keys().next().value!);
  }
}
