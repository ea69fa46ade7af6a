import type { IncomingMessage } from 'node:http';

/** The address that requests of this process to itself come from. No connection has one that is not numeric. */
export const IN_PROCESS = 'in-process';

/** Whether this process sent a request to itself, to make a page. */
export const isInProcess = ({ socket }: Pick<IncomingMessage, 'socket'>): boolean =>
  socket.remoteAddress === IN_PROCESS;
