// Guests: a signed cookie that no script can read says who somebody is. Nothing else gives authority over a seat.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const cookieName = 'kontor';
const yearInSeconds = 31_536_000;
/** So many sessions whose signature was found good are remembered. */
const remembered = 20_000;

export class Sessions {
  private readonly good = new Set<string>();

  constructor(
    private readonly secret: Buffer,
    private readonly isSecure: boolean,
  ) {}

  static newSecret(): string {
    return randomBytes(32).toString('base64url');
  }

  newId(): string {
    return randomBytes(12).toString('base64url');
  }

  /** The id in a request's cookies, if the signature is ours. */
  read(header: string | undefined): string | undefined {
    for (const part of header?.split(';') ?? []) {
      const text = part.trim();
      if (!text.startsWith(`${cookieName}=`)) continue;
      const session = text.slice(cookieName.length + 1);
      const [id, signature, ...more] = session.split('.');
      if (!id || !signature || more.length > 0) continue;
      if (this.good.has(session)) return id;
      if (!this.isOurs(id, signature)) continue;
      if (this.good.size >= remembered) this.good.clear();
      this.good.add(session);
      return id;
    }
    return undefined;
  }

  /** The header that sets the cookie. */
  cookie(id: string): string {
    const attributes = `Path=/; Max-Age=${yearInSeconds}; HttpOnly; SameSite=Lax${this.isSecure ? '; Secure' : ''}`;
    return `${cookieName}=${id}.${this.sign(id)}; ${attributes}`;
  }

  private sign(id: string): string {
    return createHmac('sha256', this.secret).update(id).digest('base64url');
  }

  private isOurs(id: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(id));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
