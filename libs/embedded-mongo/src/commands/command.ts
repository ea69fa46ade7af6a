import type { Doc } from '../bson.ts';
import type { Engine } from '../engine/engine.ts';
import type { DataView } from '../engine/view.ts';
import type { CursorStore } from '../server/cursor-store.ts';
import type { Session } from '../sessions/session.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { Reply } from '../wire/reply.ts';

/** What never changes while the server runs. */
export interface ServerState {
  readonly engine: Engine;
  readonly sessions: SessionStore;
  readonly cursors: CursorStore;
  /** host:port, or the socket's path; the name under which the server announces itself. */
  readonly address: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** One command to run. */
export interface CommandContext {
  readonly server: ServerState;
  readonly engine: Engine;
  readonly name: string;
  readonly body: Doc;
  readonly db: string;
  readonly view: DataView;
  readonly session: Session | undefined;
  readonly inTransaction: boolean;
  readonly connectionId: number;
  readonly now: Date;
  /** Raw documents of an array argument, when the message brought them. */
  readonly sequence: (name: string) => readonly Uint8Array[] | undefined;
  /** Throws MongoServerError 50 when the command's time is up. */
  readonly tick: () => void;
}

export interface Command {
  /** Arguments besides those every command may have; any other is refused with 40415. */
  readonly accepts: readonly string[];
  /** May be part of a multi-document transaction. */
  readonly transactional?: boolean;
  /** Answered from the stored reply when its number comes again. */
  readonly retryable?: boolean;
  /** Takes a write concern. */
  readonly writes?: boolean;
  /** Takes a read concern. */
  readonly reads?: boolean;
  readonly run: (context: CommandContext) => Reply;
}
