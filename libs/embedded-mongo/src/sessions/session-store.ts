import type { Engine } from '../engine/engine.ts';
import { newSession, type Session } from './session.ts';

/** Minutes after its last use when a session, and what it stored, is forgotten; announced in the greeting. */
export const SESSION_MINUTES = 30;

/** All sessions, with the replies that survive a crash. */
export class SessionStore {
  readonly #engine: Engine;
  readonly #sessions = new Map<string, Session>();

  constructor(engine: Engine) {
    this.#engine = engine;
    for (const { session, txn, reply, used } of engine.storage.replies()) {
      this.#sessions.set(session, { ...newSession(session, used), lastNumber: txn, reply });
    }
  }

  get(key: string, now: number): Session {
    const session = this.#sessions.get(key);
    if (session) {
      session.lastUsed = now;
      return session;
    }
    const fresh = newSession(key, now);
    this.#sessions.set(key, fresh);
    return fresh;
  }

  /** Stores the reply to a numbered write in the same group as its changes. */
  saveReply(session: Session, number: number, reply: Uint8Array, now: number): void {
    const before = { lastNumber: session.lastNumber, reply: session.reply };
    session.lastNumber = number;
    session.reply = reply;
    this.#engine.journal.note({ kind: 'saveReply', session: session.key, txn: number, reply, used: now }, () => {
      session.lastNumber = before.lastNumber;
      session.reply = before.reply;
    });
  }

  /** Ends a session: its open transaction is aborted; what it stored stays until it expires. */
  end(key: string): void {
    const session = this.#sessions.get(key);
    if (session) this.#abort(session);
  }

  /** Aborts transactions older than `lifetime` milliseconds, and forgets sessions unused for long. */
  expire(now: number, lifetime: number): void {
    for (const session of this.#sessions.values()) {
      const open = session.transaction;
      if (open?.state === 'open' && now - open.transaction.startedAt > lifetime) this.#abort(session);
      if (now - session.lastUsed <= SESSION_MINUTES * 60_000 || session.waiting) continue;
      this.#abort(session);
      this.#sessions.delete(session.key);
      if (session.reply) this.#engine.journal.note({ kind: 'forgetSession', session: session.key });
    }
  }

  #abort(session: Session): void {
    const open = session.transaction;
    if (open?.state !== 'open') return;
    open.state = 'aborted';
    this.#engine.abort(open.transaction);
  }
}
