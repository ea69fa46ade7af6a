import {
  Refusal,
  type ErrorCode,
  type ExternalEntered,
  type ExternalReply,
  type ExternalReturn,
  type ExternalVisit,
  type ProvenSignUp,
} from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { assertOwnSite } from '../../../platform/auth/refresh.cookie.ts';
import { Throttle } from '../../../platform/auth/throttle.ts';
import { originOf } from '../../../platform/auth/whereabouts.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import type { Exchange } from '../../../platform/http/exchange.decorator.ts';
import { allowances } from '../allowances.ts';
import type { ExternalProof } from '../identity/identity.port.ts';
import { doorOfRole, SignIns } from '../sign-in.service.ts';
import type { UserRow } from '../user.entity.ts';
import { ExternalAccounts } from './external.accounts.ts';
import { OpenIdClient } from './openid.client.ts';
import type { VisitRow } from './visit.entity.ts';
import { ExternalVisits } from './visits.service.ts';

/* What providers say when they are not well, as opposed to a person who said no. */
const UNWELL = new Set(['server_error', 'temporarily_unavailable']);

/** Signing in by way of the external provider: out, back, and for somebody new the sign-up. */
@Injectable()
export class ExternalDesk {
  constructor(
    @Inject(OpenIdClient) private readonly openId: OpenIdClient | null,
    private readonly visits: ExternalVisits,
    private readonly accounts: ExternalAccounts,
    private readonly signIns: SignIns,
    private readonly throttle: Throttle,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The providers that are configured. */
  providers(): { id: string; name: string }[] {
    if (!this.openId) return [];
    const { id, name } = this.openId.provider;
    return [{ id, name }];
  }

  /** @throws Refusal NOT_FOUND for a provider that is not configured, IDP_UNAVAILABLE */
  async start({ provider, door, next }: ExternalVisit, exchange: Exchange): Promise<{ url: string }> {
    await this.greet(exchange);
    if (this.openId?.provider.id !== provider) throw new Refusal('NOT_FOUND');
    const { secrets, keep } = this.visits.prepare({ door, next });
    const url = await this.openId.address(secrets);
    await keep(exchange);
    return { url };
  }

  /** @throws Refusal LINK_INVALID, LINK_EXPIRED, EMAIL_NOT_VERIFIED, EMAIL_IN_USE, IDP_UNAVAILABLE, and those of entering */
  async finish({ state, code, error }: ExternalReturn, exchange: Exchange): Promise<ExternalReply> {
    await this.greet(exchange);
    const { visit, secrets } = await this.visits.come(state, exchange);
    if (visit.state === 'proven' && visit.proof) return this.question(visit, visit.proof);
    if (error === 'access_denied') {
      await this.visits.end(visit, exchange);
      return { outcome: 'denied', door: visit.door ?? null, next: visit.next ?? null };
    }
    if (error && UNWELL.has(error)) throw new Refusal('IDP_UNAVAILABLE');
    if (error || !code || !this.openId) throw new Refusal('LINK_INVALID');
    const proof = await this.openId.prove(code, secrets);
    const user = await this.accounts.find(proof);
    if (user) return this.enter(user, visit, exchange);
    await this.visits.awaitSignUp(visit, proof);
    return this.question(visit, proof);
  }

  /** @throws Refusal LINK_INVALID, LINK_EXPIRED, EMAIL_IN_USE, IDP_UNAVAILABLE after which one may try again */
  async signUp(signUp: ProvenSignUp, exchange: Exchange): Promise<ExternalEntered> {
    await this.greet(exchange);
    const visit = await this.visits.take(exchange);
    const user = await this.accounts.create(visit.proof, signUp).catch(async (error: unknown) => {
      if (isRefused(error, 'IDP_UNAVAILABLE')) await this.visits.giveBack(visit);
      throw error;
    });
    /* Somebody new goes where they chose to, whatever door they came in by. */
    return this.enter(user, { ...visit, door: null }, exchange);
  }

  private async enter(user: UserRow, visit: VisitRow, exchange: Exchange): Promise<ExternalEntered> {
    await this.visits.end(visit, exchange);
    const session = await this.signIns.enter(user, visit.door ?? doorOfRole(user.role), exchange);
    return { outcome: 'signed_in', session, next: visit.next ?? null };
  }

  private question({ door, next }: VisitRow, { email, name }: ExternalProof): ExternalReply {
    const provider = this.openId?.provider.name ?? '';
    const wish = { door: door ?? null, next: next ?? null };
    return { outcome: 'sign_up_needed', provider, email: email ?? '', name, ...wish };
  }

  private async greet({ request }: Exchange): Promise<void> {
    assertOwnSite(request, this.settings.publicUrl);
    await this.throttle.spend(allowances.externalPerAddress, originOf(request.ip));
  }
}

const isRefused = (error: unknown, code: ErrorCode): boolean => error instanceof Refusal && error.code === code;
