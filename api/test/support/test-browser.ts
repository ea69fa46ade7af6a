import type { OpenedSession } from '@prentice/contract';
import type { TestApp } from './test-app.ts';

/** A reply with what tests look at. */
export interface BrowserReply {
  readonly status: number;
  readonly body: Partial<OpenedSession> & { readonly code?: string; readonly params?: Record<string, unknown> };
  readonly headers: Record<string, unknown>;
}

/** A browser as far as sessions are concerned: it keeps the refresh cookie, and any others, and sends them back. */
export class TestBrowser {
  cookie: string | null = null;
  /** Other cookies by name. */
  otherCookies: Record<string, string> = {};
  private readonly api: TestApp;
  private readonly headers: Record<string, string>;

  constructor(api: TestApp, headers: Record<string, string> = {}) {
    this.api = api;
    this.headers = headers;
  }

  async post(path: string, body?: object, headers: Record<string, string> = {}): Promise<BrowserReply> {
    const reply = await this.api.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { ...this.headers, ...this.cookieHeader(), ...headers },
      ...(body ? { payload: body } : {}),
    });
    const set = [reply.headers['set-cookie'] ?? []].flat().join(';');
    const value = /(?:^|;)refresh=([^;]*)/.exec(set)?.[1];
    if (value !== undefined) this.cookie = value === '' ? null : value;
    this.storeCookies([reply.headers['set-cookie'] ?? []].flat());
    return {
      status: reply.statusCode,
      body: reply.payload ? (JSON.parse(reply.payload) as BrowserReply['body']) : {},
      headers: reply.headers,
    };
  }

  private cookieHeader(): Record<string, string> {
    const all = { ...this.otherCookies, ...(this.cookie ? { refresh: this.cookie } : {}) };
    const cookie = Object.entries(all).map(([name, value]) => `${name}=${value}`);
    return cookie.length > 0 ? { cookie: cookie.join('; ') } : {};
  }

  private storeCookies(headers: readonly string[]): void {
    for (const line of headers) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name === 'refresh') continue;
      if (value) this.otherCookies[name] = value;
      else delete this.otherCookies[name];
    }
  }

  signIn(email: string, password: string, signInPage = 'student'): Promise<BrowserReply> {
    return this.post('/auth/sign-in', { signInPage, email, password });
  }

  refresh(headers: Record<string, string> = {}): Promise<BrowserReply> {
    return this.post('/auth/refresh', undefined, headers);
  }

  /** Another browser with a copy of this one's cookie. */
  copy(): TestBrowser {
    const copy = new TestBrowser(this.api, this.headers);
    copy.cookie = this.cookie;
    copy.otherCookies = { ...this.otherCookies };
    return copy;
  }
}
