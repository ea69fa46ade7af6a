import type { LinkStatus } from '@prentice/contract';

/** One feature's mailed links, found by the secret in them. */
export interface LinkSource {
  /** What the link is for, or null when it is not one of these or has been used. */
  status(token: string): Promise<LinkStatus | null>;
  /** Mails a new link in place of an expired one. @returns false when the token is not one of these. */
  renew(token: string): Promise<boolean>;
}

/** All kinds of mailed links. Features that mail links register theirs. */
export class MailedLinks {
  private readonly sources: LinkSource[] = [];

  register(source: LinkSource): void {
    this.sources.push(source);
  }

  async status(token: string): Promise<LinkStatus | null> {
    for (const source of this.sources) {
      const status = await source.status(token);
      if (status) return status;
    }
    return null;
  }

  async renew(token: string): Promise<boolean> {
    for (const source of this.sources) if (await source.renew(token)) return true;
    return false;
  }
}
