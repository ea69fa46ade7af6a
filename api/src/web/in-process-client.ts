import { createClient, type Client } from '@prentice/client';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { IN_PROCESS_ADDRESS } from '../platform/access/request-budget.ts';

/**
 * Makes the typed client for code in the API's own process: requests go through all of its guards but not over the
 * network, and spend no budget: the page that they are for has done so.
 * @param token the visitor's access token, or null
 * @param sender the address of somebody whose budget is spent nevertheless
 */
export function inProcessClient(
  fastify: FastifyInstance,
  token: string | null,
  sender: string = IN_PROCESS_ADDRESS,
): Client {
  return createClient({
    token: () => token,
    send: async (path, init) => {
      const options: InjectOptions = {
        method: init.method ?? 'GET',
        url: path,
        remoteAddress: sender,
        headers: Object.fromEntries(new Headers(init.headers)),
        ...(init.body ? { payload: String(init.body) } : {}),
      };
      const reply = await fastify.inject(options);
      const body = [204, 304].includes(reply.statusCode) ? null : new Uint8Array(reply.rawPayload);
      return new Response(body, { status: reply.statusCode, headers: headersOf(reply.headers) });
    },
  });
}

function headersOf(requestHeaders: Record<string, unknown>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(requestHeaders)) {
    for (const entry of [value].flat()) if (entry !== undefined) headers.append(name, String(entry));
  }
  return headers;
}
