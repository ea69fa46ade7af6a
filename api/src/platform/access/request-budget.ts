import { healthOperations, type OperationShape, type RateClass } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readAnyDevice, readRefreshCookie } from '../auth/session-cookies.ts';
import { attemptAddressOf } from '../auth/device-info.ts';
import { SECRETS, type Secrets } from '../auth/secrets.ts';
import { Sessions } from '../auth/sessions.service.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { RateLimits, type Payer } from '../http/load/rate-limits.ts';
import type { IncomingMessage } from 'node:http';

/** The address that requests of this process to itself come from. No connection has one that is not numeric. */
export const IN_PROCESS_ADDRESS = 'in-process';

/** Returns whether this process sent a request to itself, to make a page. */
export const isInProcess = ({ socket }: Pick<IncomingMessage, 'socket'>): boolean =>
  socket.remoteAddress === IN_PROCESS_ADDRESS;

const probes: readonly OperationShape[] = [healthOperations.live, healthOperations.ready];

/**
 * Classes that are few per address and that visitors use: they count what is valid, or a neighbour could spend them
 * with requests that do nothing.
 */
const countedWhenValid: readonly RateClass[] = ['auth', 'mail', 'report'];

const payerFor = (key: string | null, { ip }: FastifyRequest): Payer =>
  key ? { key, isAddress: false } : { key: attemptAddressOf(ip), isAddress: true };

/** Decides whose budget a request spends, and when. */
@Injectable()
export class RequestBudget {
  constructor(
    private readonly rateLimits: RateLimits,
    private readonly sessions: Sessions,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Counts a request whose caller is known, before its input is read.
   * @throws AppError RATE_LIMITED
   */
  async countReceived(declared: OperationShape, request: FastifyRequest): Promise<void> {
    /* Probes come from one address, together with whatever else does. */
    if (probes.includes(declared) || isInProcess(request.raw) || countedWhenValid.includes(declared.rate)) return;
    await this.rateLimits.consume(declared.rate, await this.payerOf(declared, request));
  }

  /**
   * Counts a request whose input is valid.
   * @throws AppError RATE_LIMITED
   */
  async countValid(declared: OperationShape, request: FastifyRequest): Promise<void> {
    if (!countedWhenValid.includes(declared.rate) || isInProcess(request.raw)) return;
    await this.rateLimits.consume(declared.rate, await this.payerOf(declared, request));
  }

  /**
   * Counts a page that has to be made, for the reader or their address. What the page asks of the API is not counted
   * once more: it would be counted for this process, and one visitor could spend what the pages of all others need.
   * @param readerId who is signed in, if the page is made for them
   * @throws AppError RATE_LIMITED
   */
  async countPage(request: FastifyRequest, readerId: string | null): Promise<void> {
    await this.rateLimits.consume('page', payerFor(readerId, request));
  }

  private async payerOf({ rate }: OperationShape, request: FastifyRequest): Promise<Payer> {
    return payerFor(request.caller?.actor.id ?? (await this.browserOf(rate, request)), request);
  }

  /**
   * Returns what a browser is known by that sends no access token: nobody else who shares its address can spend its
   * budget.
   */
  private async browserOf(rate: RateClass, request: FastifyRequest): Promise<string | null> {
    const { publicUrl } = this.settings;
    if (rate === 'auth') return readAnyDevice(request, { secret: this.secrets.accessToken, publicUrl });
    if (rate !== 'session') return null;
    const token = readRefreshCookie(request, publicUrl);
    /* Tokens change with each use, and anybody can invent one: the session is what counts. */
    const session = token === null ? null : await this.sessions.identify(token);
    return session && session.toHexString();
  }
}
