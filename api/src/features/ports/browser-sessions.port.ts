import type { OpenedSession } from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import type { HttpExchange } from '../../platform/http/operations-controller.decorator.ts';

/** Signs people in who have just proven who they are. */
export abstract class BrowserSessions {
  /**
   * Opens a session, gives the browser its cookie and answers with the access token.
   * @param version of the account's security when they proved it; without it the session that asks must still stand
   * @throws AppError SESSION_EXPIRED when the owner has taken the account back since
   */
  abstract open(exchange: HttpExchange, userId: ObjectId, version?: number): Promise<OpenedSession>;
}
