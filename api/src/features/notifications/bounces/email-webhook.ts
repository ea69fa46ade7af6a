import { createHmac } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '@prentice/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from '../../../platform/auth/token.ts';
import { DAY, MINUTE, type Clock } from '../../../platform/clock/clock.ts';
import { PROBLEM_TYPE, toProblem } from '../../../platform/errors/problem-filter.ts';
import { readBody } from '../../../platform/http/body/body-parser.ts';
import { emailEventBatch, type EmailEvent, type SuppressedAddresses } from './suppressed-addresses.service.ts';

const PATH = '/api/email-events';
/** Bytes of a request: a hundred events. */
const BODY_LIMIT = 64 * 1024;
/** How far the clock of the mail service may differ, and so for how long a request may be repeated. */
const TOLERANCE_MS = 5 * MINUTE;
/** Older events say nothing about the address of today. */
const MAX_AGE_MS = 7 * DAY;

interface WebhookParts {
  readonly addresses: SuppressedAddresses;
  readonly clock: Clock;
  /** Shared with the mail service; without one there is no webhook. */
  readonly secret: string | undefined;
}

/**
 * Adds the address at which the mail service reports what came back (docs/email-events.md). Requests are signed as
 * Standard Webhooks says: HMAC-SHA256 over id, time and body, compared in constant time. A plain route, since the
 * signature is over the bytes of the body.
 */
export function installEmailWebhook(fastify: FastifyInstance, { addresses, clock, secret }: WebhookParts): void {
  if (!secret) return;
  void fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', (_request: FastifyRequest, payload: Readable) =>
      readBody(payload, BODY_LIMIT),
    );
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof AppError) return refuse(error, request, reply);
      throw error;
    });
    scope.post(PATH, async (request: FastifyRequest<{ Body?: Buffer }>, reply) => {
      const body = request.body ?? Buffer.alloc(0);
      if (!isSigned(request, body, secret, clock.now())) throw new AppError('UNAUTHENTICATED');
      const earliest = clock.now().getTime() - MAX_AGE_MS;
      for (const event of eventsIn(body)) if (Date.parse(event.at) >= earliest) await addresses.accept(event);
      return reply.status(204).send();
    });
  });
}

function refuse(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .status(error.status)
    .type(PROBLEM_TYPE)
    .send(toProblem(error, request.url, request.id));
}

/** Returns the key of a secret: its bytes, or those that it encodes after the prefix of Standard Webhooks. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret);

function isSigned({ headers }: FastifyRequest, body: Buffer, secret: string, now: Date): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': receivedSignature } = headers;
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof receivedSignature !== 'string') return false;
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() - Number(timestamp) * 1_000) > TOLERANCE_MS) return false;
  const signature = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`).update(body).digest('base64');
  return receivedSignature.split(' ', 10).some((each) => isSameSecret(each, `v1,${signature}`));
}

/** @throws AppError MALFORMED_REQUEST or VALIDATION_FAILED */
function eventsIn(body: Buffer): readonly EmailEvent[] {
  const parsed = emailEventBatch.safeParse(readJson(body));
  if (parsed.success) return parsed.data.events;
  const fields = parsed.error.issues.slice(0, 50).map(({ path, code, message }) => ({
    field: path.map(String).join('.'),
    code,
    message,
  }));
  throw new AppError('VALIDATION_FAILED', {}, fields);
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new AppError('MALFORMED_REQUEST');
  }
}
