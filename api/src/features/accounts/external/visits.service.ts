import { externalLimits, Refusal, type ExternalDoor } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { freshToken, sameSecret, tokenDigest } from '../../../platform/auth/token.ts';
import { Clock, MINUTE } from '../../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { Database } from '../../../platform/database/database.service.ts';
import type { Exchange } from '../../../platform/http/exchange.decorator.ts';
import type { ExternalProof } from '../identity/identity.port.ts';
import { readVisitCookie, writeVisitCookie } from './visit.cookie.ts';
import { ExternalVisit, type VisitRow, type VisitState } from './visit.entity.ts';
import { visitSecrets, type VisitSecrets } from './visit.secrets.ts';

interface Wish {
  readonly door: ExternalDoor | null;
  readonly next: string | null;
}

/** Keeps visits to the external provider: bound to one browser, each step taken once by one conditional update. */
@Injectable()
export class ExternalVisits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  private get rows() {
    return this.database.collection<VisitRow>(ExternalVisit);
  }

  /** A visit that waits to begin; `keep` makes it this browser's. */
  prepare(wish: Wish): { secrets: VisitSecrets; keep: (exchange: Exchange) => Promise<void> } {
    const secret = freshToken();
    const keep = async ({ reply }: Exchange): Promise<void> => {
      const expiresAt = this.in(externalLimits.visitMinutes);
      await this.rows.insertOne({ _id: tokenDigest(secret), state: 'open', ...wish, proof: null, expiresAt });
      writeVisitCookie(reply, secret, this.settings.publicUrl);
    };
    return { secrets: visitSecrets(secret), keep };
  }

  /**
   * The browser is back. A state that is not its own changes nothing; the right one works once, unless it has led to the
   * question who somebody new is: that may be asked again.
   * @throws Refusal LINK_INVALID, LINK_EXPIRED
   */
  async come(state: string, exchange: Exchange): Promise<{ visit: VisitRow; secrets: VisitSecrets }> {
    const secret = this.secretOf(exchange);
    const secrets = visitSecrets(secret);
    if (!sameSecret(state, secrets.state)) throw new Refusal('LINK_INVALID');
    const visit = (await this.move(secret, 'open', { state: 'over' })) ?? (await this.standing(secret));
    return { visit, secrets };
  }

  /** Remembers whom the provider has proven, until they have agreed to the terms. */
  async awaitSignUp({ _id }: VisitRow, proof: ExternalProof): Promise<void> {
    const expiresAt = this.in(externalLimits.signUpMinutes);
    await this.rows.updateOne({ _id }, { $set: { state: 'proven', proof, expiresAt } });
  }

  /** Takes the proof of somebody new, once. @throws Refusal LINK_INVALID, LINK_EXPIRED */
  async take(exchange: Exchange): Promise<VisitRow & { proof: ExternalProof }> {
    const secret = this.secretOf(exchange);
    const visit = await this.move(secret, 'proven', { state: 'over' });
    if (visit?.proof) return { ...visit, proof: visit.proof };
    throw await this.reason(secret);
  }

  /** Gives a proof back that could not be used for reasons that pass. */
  async giveBack({ _id }: VisitRow): Promise<void> {
    await this.rows.updateOne({ _id, state: 'over' }, { $set: { state: 'proven' } });
  }

  /** Ends it for the browser too, and drops what is known of the person. */
  async end({ _id }: VisitRow, { reply }: Exchange): Promise<void> {
    await this.rows.updateOne({ _id }, { $set: { state: 'over', proof: null } });
    writeVisitCookie(reply, null, this.settings.publicUrl);
  }

  private secretOf({ request }: Exchange): string {
    const secret = readVisitCookie(request, this.settings.publicUrl);
    if (!secret) throw new Refusal('LINK_INVALID');
    return secret;
  }

  private move(secret: string, from: VisitState, to: { state: VisitState }): Promise<VisitRow | null> {
    const now = this.clock.now();
    return this.rows.findOneAndUpdate(
      { _id: tokenDigest(secret), state: from, expiresAt: { $gt: now } },
      { $set: to },
      { returnDocument: 'before' },
    );
  }

  private async standing(secret: string): Promise<VisitRow> {
    const visit = await this.rows.findOne({ _id: tokenDigest(secret), state: 'proven' });
    if (visit && visit.expiresAt > this.clock.now()) return visit;
    throw await this.reason(secret);
  }

  private async reason(secret: string): Promise<Refusal> {
    const visit = await this.rows.findOne({ _id: tokenDigest(secret) });
    const late = visit !== null && visit.state !== 'over' && visit.expiresAt <= this.clock.now();
    return new Refusal(late ? 'LINK_EXPIRED' : 'LINK_INVALID');
  }

  private in(minutes: number): Date {
    return new Date(this.clock.now().getTime() + minutes * MINUTE);
  }
}
