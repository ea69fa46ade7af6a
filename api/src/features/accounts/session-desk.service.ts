import { authLimits, Refusal, type AuditAction, type OpenedSession } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { ActorSource } from '../../platform/access/actor-source.ts';
import { AccessTokens } from '../../platform/auth/access-tokens.ts';
import {
  assertOwnSite,
  readRefreshCookie,
  writeGreetingCookie,
  writeRefreshCookie,
} from '../../platform/auth/refresh.cookie.ts';
import { writeDeviceCookie } from '../../platform/auth/device.cookie.ts';
import { SECRETS, type Secrets } from '../../platform/auth/secrets.ts';
import type { SessionRow } from '../../platform/auth/session.entity.ts';
import { Sessions, type Opened } from '../../platform/auth/sessions.service.ts';
import { whereaboutsOf, type Whereabouts } from '../../platform/auth/whereabouts.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import type { Caller } from '../../platform/access/authenticator.ts';
import { Database, type Work } from '../../platform/database/database.service.ts';
import { objectId } from '../../platform/database/ids.ts';
import type { PayloadOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../platform/events/events.service.ts';
import type { Exchange } from '../../platform/http/exchange.decorator.ts';
import { AccountRecovery } from '../ports/account-recovery.port.ts';
import { Audit } from '../ports/audit.port.ts';
import { SessionDesk } from '../ports/session-desk.port.ts';
import { IdentityProvider } from './identity/identity.port.ts';
import { Myself } from './me.service.ts';
import { User, versionOf, type UserRow } from './user.entity.ts';

/** Network and device in one line, as the audit log keeps it. */
export const originLine = ({ network, device }: Whereabouts): string => [network, device].filter(Boolean).join(' · ');

/** Opens, renews and ends the session of a browser. */
@Injectable()
export class Desk extends SessionDesk {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly tokens: AccessTokens,
    private readonly actors: ActorSource,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly identity: IdentityProvider,
    private readonly myself: Myself,
    private readonly recovery: AccountRecovery,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    super();
  }

  async open({ request, reply }: Exchange, userId: ObjectId, version?: number): Promise<OpenedSession> {
    const from = whereaboutsOf(request);
    const known = await this.sessions.knows(userId, from.device);
    const { opened, user } = await this.recovery.taking(userId, async (work) => ({
      user: await this.stillProven(work, userId, version, request.caller),
      opened: await this.sessions.open(userId, from, work),
    }));
    const owner = { userId: userId.toHexString(), version: versionOf(user) };
    const { publicUrl } = this.settings;
    writeDeviceCookie({ request, reply }, owner, { secret: this.secrets.accessToken, publicUrl });
    const at = this.clock.now();
    await this.database.collection(User).updateOne({ _id: userId }, { $set: { lastSignInAt: at, lastActiveAt: at } });
    const payload = { userId: userId.toHexString(), ...from, newDevice: known === false, at: at.toISOString() };
    await this.note('sign_in', opened.session, from, payload);
    return this.answer(reply, opened);
  }

  /** What was checked before the owner took the account back proves nothing any more. */
  private async stillProven(
    work: Work,
    userId: ObjectId,
    version: number | undefined,
    caller: Caller | undefined,
  ): Promise<UserRow> {
    if (version === undefined && caller?.actor.id === userId.toHexString()) await this.recovery.hold(work, caller);
    const user = await work.findOne(User, { _id: userId });
    if (!user || versionOf(user) !== (version ?? versionOf(user))) throw new Refusal('SESSION_EXPIRED');
    return user;
  }

  /** @throws Refusal FORBIDDEN from another site, SESSION_EXPIRED, ACCOUNT_SUSPENDED */
  async renew({ request, reply }: Exchange): Promise<OpenedSession> {
    assertOwnSite(request, this.settings.publicUrl);
    /* Gone unless the session turns out to stand; the answer gives it anew. */
    writeGreetingCookie(reply, null, this.settings.publicUrl);
    const token = readRefreshCookie(request);
    if (!token) throw new Refusal('UNAUTHENTICATED');
    const opened = await this.sessions.rotate(token, whereaboutsOf(request));
    const { userId } = opened.session;
    const account = await this.actors.find(userId);
    if (account?.standing === 'suspended') throw new Refusal('ACCOUNT_SUSPENDED');
    if (!account || account.standing === 'erased') throw new Refusal('SESSION_EXPIRED');
    await this.assertKnownOutside(userId);
    return this.answer(reply, opened);
  }

  /**
   * Whoever was disabled at the identity provider is out by the next renewal. An outage there ends no session.
   * @throws Refusal ACCOUNT_SUSPENDED
   */
  private async assertKnownOutside(userId: ObjectId): Promise<void> {
    const user = await this.database
      .collection<UserRow>(User)
      .findOneAndUpdate({ _id: userId }, { $set: { lastActiveAt: this.clock.now() } });
    if (!user || (await this.identity.stands(user).catch(() => true))) return;
    await this.sessions.endAll(userId);
    throw new Refusal('ACCOUNT_SUSPENDED');
  }

  async leave({ request, reply }: Exchange): Promise<void> {
    assertOwnSite(request, this.settings.publicUrl);
    const token = readRefreshCookie(request);
    const sessionId = request.caller?.sessionId;
    const ended = [
      token ? await this.sessions.endByToken(token) : null,
      /* Programs have no cookie: the session that asks ends with its access token alone. */
      sessionId ? await this.sessions.end(objectId(sessionId)) : null,
    ];
    this.forget({ request, reply });
    for (const session of ended) if (session) await this.note('sign_out', session, whereaboutsOf(request));
  }

  /** Takes the cookies away from the browser. */
  forget({ reply }: Exchange): void {
    writeRefreshCookie(reply, null, this.settings.publicUrl);
    writeGreetingCookie(reply, null, this.settings.publicUrl);
  }

  /** Keeps an act about a session in the audit log. */
  private async note(
    action: AuditAction,
    { _id, userId }: Pick<SessionRow, '_id' | 'userId'>,
    from: Whereabouts,
    event?: PayloadOf<'account.signed_in'>,
  ): Promise<void> {
    const caller = await this.actors.find(userId);
    const note = { caller, action, resource: 'sessions', id: _id.toHexString(), origin: originLine(from) } as const;
    await this.database.transaction(async (work) => {
      this.audit.record(work, note);
      if (event) this.events.record(work, 'account.signed_in', event);
    });
  }

  private async answer(reply: Exchange['reply'], { session, refreshToken }: Opened): Promise<OpenedSession> {
    const userId = session.userId.toHexString();
    const me = await this.myself.of(userId);
    writeRefreshCookie(reply, refreshToken, this.settings.publicUrl);
    writeGreetingCookie(reply, me.user.role, this.settings.publicUrl);
    return {
      accessToken: this.tokens.sign(userId, session._id.toHexString()),
      expiresAt: new Date(this.clock.now().getTime() + authLimits.accessTokenSeconds * 1_000).toISOString(),
      me,
    };
  }
}
