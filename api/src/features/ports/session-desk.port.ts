import type { OpenedSession } from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import type { Exchange } from '../../platform/http/exchange.decorator.ts';

/** Signs people in who have just proven who they are. */
export abstract class SessionDesk {
  /** Opens a session, gives the browser its cookie and answers with the access token. */
  abstract open(exchange: Exchange, userId: ObjectId): Promise<OpenedSession>;
}
