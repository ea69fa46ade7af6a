import {
  AppError,
  type ErrorCode,
  type ExternalSignedIn,
  type ExternalReply,
  type ExternalCallback,
  type ExternalStart,
  type VerifiedSignUp,
} from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { assertSameSite } from '../../../platform/auth/session-cookies.ts';
import { AttemptLimiter } from '../../../platform/auth/attempt-limiter.ts';
import { attemptAddressOf, deviceInfoOf } from '../../../platform/auth/device-info.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import type { HttpExchange } from '../../../platform/http/operations-controller.decorator.ts';
import { attemptLimits } from '../sign-in/attempt-limits.ts';
import type { ExternalProof } from '../identity/identity-provider.port.ts';
import { outcomeOf, signInPageOfRole, PasswordSignIn } from '../sign-in/password-sign-in.service.ts';
import type { UserRow } from '../user.entity.ts';
import { ExternalAccounts } from './external-accounts.service.ts';
import { OpenIdClient } from './openid-client.ts';
import type { ExternalFlowRow } from './external-flow.entity.ts';
import { ExternalFlows } from './external-flows.service.ts';

/* What providers say when they are not well, as opposed to a person who said no. */
const PROVIDER_FAILURES = new Set(['server_error', 'temporarily_unavailable']);

/** Signs people in with an external provider: redirects there, handles the callback, and signs up new users. */
@Injectable()
export class ExternalSignIn {
  constructor(
    @Inject(OpenIdClient) private readonly openId: OpenIdClient | null,
    private readonly flows: ExternalFlows,
    private readonly accounts: ExternalAccounts,
    private readonly passwordSignIn: PasswordSignIn,
    private readonly attemptLimiter: AttemptLimiter,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Lists the providers that are configured. */
  providers(): { id: string; name: string }[] {
    if (!this.openId) return [];
    const { id, name } = this.openId.provider;
    return [{ id, name }];
  }

  /** @throws AppError NOT_FOUND for a provider that is not configured, IDP_UNAVAILABLE */
  async start({ provider, signInPage, next }: ExternalStart, exchange: HttpExchange): Promise<{ url: string }> {
    await this.countAttempt(exchange);
    if (this.openId?.provider.id !== provider) throw new AppError('NOT_FOUND');
    const { secrets, keep } = this.flows.prepare({ signInPage, next });
    const url = await this.openId.authorizationUrl(secrets);
    await keep(exchange);
    return { url };
  }

  /**
   * @throws AppError LINK_INVALID, LINK_EXPIRED, EMAIL_NOT_VERIFIED, EMAIL_IN_USE, IDP_UNAVAILABLE, and those of
   * entering
   */
  async finish({ state, code, error }: ExternalCallback, exchange: HttpExchange): Promise<ExternalReply> {
    await this.countAttempt(exchange);
    const { flow, secrets } = await this.flows.resume(state, exchange);
    if (flow.state === 'proven' && flow.proof) return this.askForSignUp(flow, flow.proof);
    if (error === 'access_denied') {
      await this.flows.end(flow, exchange);
      return { outcome: 'denied', signInPage: flow.signInPage ?? null, next: flow.next ?? null };
    }
    if (error && PROVIDER_FAILURES.has(error)) throw new AppError('IDP_UNAVAILABLE');
    if (error || !code || !this.openId) throw new AppError('LINK_INVALID');
    const proof = await this.openId.redeemCode(code, secrets);
    const user = await this.accounts.find(proof, deviceInfoOf(exchange.request).device);
    if (user) return this.openSession(user, flow, exchange);
    await this.flows.awaitSignUp(flow, proof);
    return this.askForSignUp(flow, proof);
  }

  /** @throws AppError LINK_INVALID, LINK_EXPIRED, EMAIL_IN_USE, IDP_UNAVAILABLE after which one may try again */
  async signUp(signUp: VerifiedSignUp, exchange: HttpExchange): Promise<ExternalSignedIn> {
    await this.countAttempt(exchange);
    const flow = await this.flows.takeProof(exchange);
    const user = await this.accounts.create(flow.proof, signUp).catch(async (error: unknown) => {
      if (isAppError(error, 'IDP_UNAVAILABLE')) await this.flows.restoreProof(flow);
      throw error;
    });
    /* A new user goes where they chose to, whichever sign-in page they came from. */
    return this.openSession(user, { ...flow, signInPage: null }, exchange);
  }

  private async openSession(user: UserRow, flow: ExternalFlowRow, exchange: HttpExchange): Promise<ExternalSignedIn> {
    await this.flows.end(flow, exchange);
    const signInPage = flow.signInPage ?? signInPageOfRole(user.role);
    const reply = await this.passwordSignIn.openSession(user, signInPage, exchange);
    return { ...outcomeOf(reply), next: flow.next ?? null };
  }

  private askForSignUp({ signInPage, next }: ExternalFlowRow, { email, name }: ExternalProof): ExternalReply {
    const provider = this.openId?.provider.name ?? '';
    const destination = { signInPage: signInPage ?? null, next: next ?? null };
    return { outcome: 'sign_up_needed', provider, email: email ?? '', name, ...destination };
  }

  private async countAttempt({ request }: HttpExchange): Promise<void> {
    assertSameSite(request, this.settings.publicUrl);
    await this.attemptLimiter.consume(attemptLimits.externalSignInPerIpAddress, attemptAddressOf(request.ip));
  }
}

const isAppError = (error: unknown, code: ErrorCode): boolean => error instanceof AppError && error.code === code;
