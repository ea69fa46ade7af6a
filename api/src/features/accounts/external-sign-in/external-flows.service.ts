import { externalLimits, AppError, type ExternalSignInPage } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { hostCookieName, hostCookieOptions, readHostCookie } from '../../../platform/auth/session-cookies.ts';
import { createToken, isSameSecret, tokenDigest } from '../../../platform/auth/token.ts';
import { Clock, MINUTE } from '../../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { Database } from '../../../platform/database/database.service.ts';
import type { HttpExchange } from '../../../platform/http/operations-controller.decorator.ts';
import type { ExternalProof } from '../identity/identity-provider.port.ts';
import { ExternalFlow, type ExternalFlowRow, type ExternalFlowState } from './external-flow.entity.ts';
import { deriveFlowSecrets, type FlowSecrets } from './openid-client.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'external';
const MAX_AGE_SECONDS = (externalLimits.flowMinutes + externalLimits.signUpMinutes) * 60;

/** Returns the secret of this browser's sign-in flow, or null. */
function readFlowCookie(request: FastifyRequest, publicUrl: string): string | null {
  const value = readHostCookie(request, COOKIE, publicUrl);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/**
 * Binds a flow to the browser, or with null ends that. The page that is returned to sends it by itself, so it is
 * strict.
 */
function writeFlowCookie(reply: FastifyReply, secret: string | null, publicUrl: string): void {
  const options = hostCookieOptions(publicUrl);
  const name = hostCookieName(COOKIE, publicUrl);
  if (secret) void reply.setCookie(name, secret, { ...options, maxAge: MAX_AGE_SECONDS });
  else void reply.clearCookie(name, options);
}

interface FlowRequest {
  readonly signInPage: ExternalSignInPage | null;
  readonly next: string | null;
}

/**
 * Keeps the sign-in flows with the external provider: bound to one browser, each step taken once by one conditional
 * update.
 */
@Injectable()
export class ExternalFlows {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  private get rows() {
    return this.database.collection<ExternalFlowRow>(ExternalFlow);
  }

  /** Returns a new flow; `keep` stores it and binds it to this browser. */
  prepare(request: FlowRequest): { secrets: FlowSecrets; keep: (exchange: HttpExchange) => Promise<void> } {
    const secret = createToken();
    const keep = async ({ reply }: HttpExchange): Promise<void> => {
      const expiresAt = this.minutesFromNow(externalLimits.flowMinutes);
      await this.rows.insertOne({ _id: tokenDigest(secret), state: 'open', ...request, proof: null, expiresAt });
      writeFlowCookie(reply, secret, this.settings.publicUrl);
    };
    return { secrets: deriveFlowSecrets(secret), keep };
  }

  /**
   * Resumes the flow of a browser that is back. A state that is not its own changes nothing; the right one works once,
   * unless it has led to the question who somebody new is: that may be asked again.
   * @throws AppError LINK_INVALID, LINK_EXPIRED
   */
  async resume(state: string, exchange: HttpExchange): Promise<{ flow: ExternalFlowRow; secrets: FlowSecrets }> {
    const secret = this.secretOf(exchange);
    const secrets = deriveFlowSecrets(secret);
    if (!isSameSecret(state, secrets.state)) throw new AppError('LINK_INVALID');
    const flow = (await this.changeState(secret, 'open', { state: 'over' })) ?? (await this.requireCurrent(secret));
    return { flow, secrets };
  }

  /** Remembers whom the provider has proven, until they have agreed to the terms. */
  async awaitSignUp({ _id }: ExternalFlowRow, proof: ExternalProof): Promise<void> {
    const expiresAt = this.minutesFromNow(externalLimits.signUpMinutes);
    await this.rows.updateOne({ _id }, { $set: { state: 'proven', proof, expiresAt } });
  }

  /** Takes the proof of somebody new, once. @throws AppError LINK_INVALID, LINK_EXPIRED */
  async takeProof(exchange: HttpExchange): Promise<ExternalFlowRow & { proof: ExternalProof }> {
    const secret = this.secretOf(exchange);
    const flow = await this.changeState(secret, 'proven', { state: 'over' });
    if (flow?.proof) return { ...flow, proof: flow.proof };
    throw await this.failureFor(secret);
  }

  /** Makes a proof usable again after a temporary failure. */
  async restoreProof({ _id }: ExternalFlowRow): Promise<void> {
    await this.rows.updateOne({ _id, state: 'over' }, { $set: { state: 'proven' } });
  }

  /** Ends it for the browser too, and drops what is known of the person. */
  async end({ _id }: ExternalFlowRow, { reply }: HttpExchange): Promise<void> {
    await this.rows.updateOne({ _id }, { $set: { state: 'over', proof: null } });
    writeFlowCookie(reply, null, this.settings.publicUrl);
  }

  private secretOf({ request }: HttpExchange): string {
    const secret = readFlowCookie(request, this.settings.publicUrl);
    if (!secret) throw new AppError('LINK_INVALID');
    return secret;
  }

  private changeState(
    secret: string,
    from: ExternalFlowState,
    to: { state: ExternalFlowState },
  ): Promise<ExternalFlowRow | null> {
    const now = this.clock.now();
    return this.rows.findOneAndUpdate(
      { _id: tokenDigest(secret), state: from, expiresAt: { $gt: now } },
      { $set: to },
      { returnDocument: 'before' },
    );
  }

  private async requireCurrent(secret: string): Promise<ExternalFlowRow> {
    const flow = await this.rows.findOne({ _id: tokenDigest(secret), state: 'proven' });
    if (flow && flow.expiresAt > this.clock.now()) return flow;
    throw await this.failureFor(secret);
  }

  private async failureFor(secret: string): Promise<AppError> {
    const flow = await this.rows.findOne({ _id: tokenDigest(secret) });
    const isExpired = flow !== null && flow.state !== 'over' && flow.expiresAt <= this.clock.now();
    return new AppError(isExpired ? 'LINK_EXPIRED' : 'LINK_INVALID');
  }

  private minutesFromNow(minutes: number): Date {
    return new Date(this.clock.now().getTime() + minutes * MINUTE);
  }
}
