import { authLimits, AppError, type AuditAction, type OpenedSession } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { ObjectId } from 'mongodb';
import { ActorLoader } from '../../../platform/access/actor-loader.ts';
import { AccessTokens } from '../../../platform/auth/access-tokens.ts';
import {
  assertSameSite,
  readRefreshCookie,
  writeSignedInRoleCookie,
  writeRefreshCookie,
} from '../../../platform/auth/refresh-cookie.ts';
import { writeDeviceCookie } from '../../../platform/auth/device-cookie.ts';
import { SECRETS, type Secrets } from '../../../platform/auth/secrets.ts';
import type { SessionRow } from '../../../platform/auth/session.entity.ts';
import { Sessions, type SessionWithToken } from '../../../platform/auth/sessions.service.ts';
import { deviceInfoOf, type DeviceInfo } from '../../../platform/auth/device-info.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import type { PayloadOf } from '../../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../../platform/events/events.service.ts';
import type { HttpExchange } from '../../../platform/http/operations-controller.decorator.ts';
import { AccountRecovery } from '../recovery/account-recovery.ts';
import { Audit } from '../../audit/index.ts';
import { IdentityProvider } from '../identity/identity-provider.port.ts';
import { CurrentUser } from '../current-user.service.ts';
import { User, securityVersionOf, type UserRow } from '../user.entity.ts';

/** Network and device in one line, as the audit log keeps it. */
export const describeOrigin = ({ network, device }: DeviceInfo): string =>
  [network, device].filter(Boolean).join(' · ');

/** Opens, renews and ends the session of a browser. */
@Injectable()
export class BrowserSessions {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly tokens: AccessTokens,
    private readonly actorLoader: ActorLoader,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly identity: IdentityProvider,
    private readonly currentUser: CurrentUser,
    private readonly recovery: AccountRecovery,
    @Inject(SECRETS) private readonly secrets: Secrets,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Opens a session, gives the browser its cookie and answers with the access token.
   * @param version of the account's security when they proved it; without it the session that asks must still stand
   * @throws AppError SESSION_EXPIRED when the owner has taken the account back since
   */
  async open({ request, reply }: HttpExchange, userId: ObjectId, version?: number): Promise<OpenedSession> {
    const from = deviceInfoOf(request);
    const known = await this.sessions.knowsDevice(userId, from.device);
    const { opened, user } = await this.recovery.runExclusive(userId, async (unitOfWork) => ({
      user: await this.assertStillProven(unitOfWork, userId, version, request.caller),
      opened: await this.sessions.open(userId, from, unitOfWork),
    }));
    const owner = { userId: userId.toHexString(), version: securityVersionOf(user) };
    const { publicUrl } = this.settings;
    writeDeviceCookie({ request, reply }, owner, { secret: this.secrets.accessToken, publicUrl });
    const at = this.clock.now();
    await this.database.collection(User).updateOne({ _id: userId }, { $set: { lastSignInAt: at, lastActiveAt: at } });
    const payload = { userId: userId.toHexString(), ...from, newDevice: known === false, at: at.toISOString() };
    await this.recordAudit('sign_in', opened.session, from, payload);
    return this.respond(reply, opened);
  }

  /** Rejects what was proven before the owner recovered the account. */
  private async assertStillProven(
    unitOfWork: UnitOfWork,
    userId: ObjectId,
    version: number | undefined,
    caller: Caller | undefined,
  ): Promise<UserRow> {
    if (version === undefined && caller?.actor.id === userId.toHexString())
      await this.recovery.guardAgainstRecovery(unitOfWork, caller);
    const user = await unitOfWork.findOne(User, { _id: userId });
    if (!user || securityVersionOf(user) !== (version ?? securityVersionOf(user)))
      throw new AppError('SESSION_EXPIRED');
    return user;
  }

  /** @throws AppError FORBIDDEN from another site, SESSION_EXPIRED, ACCOUNT_SUSPENDED */
  async renew({ request, reply }: HttpExchange): Promise<OpenedSession> {
    assertSameSite(request, this.settings.publicUrl);
    /* Gone unless the session turns out to stand; the answer gives it anew. */
    writeSignedInRoleCookie(reply, null, this.settings.publicUrl);
    const token = readRefreshCookie(request);
    if (!token) throw new AppError('UNAUTHENTICATED');
    const opened = await this.sessions.rotate(token, deviceInfoOf(request));
    const { userId } = opened.session;
    const account = await this.actorLoader.find(userId);
    if (account?.status === 'suspended') throw new AppError('ACCOUNT_SUSPENDED');
    if (!account || account.status === 'erased') throw new AppError('SESSION_EXPIRED');
    await this.assertEnabledAtProvider(userId);
    return this.respond(reply, opened);
  }

  /**
   * Whoever was disabled at the identity provider is out by the next renewal. An outage there ends no session.
   * @throws AppError ACCOUNT_SUSPENDED
   */
  private async assertEnabledAtProvider(userId: ObjectId): Promise<void> {
    const user = await this.database
      .collection<UserRow>(User)
      .findOneAndUpdate({ _id: userId }, { $set: { lastActiveAt: this.clock.now() } });
    if (!user || (await this.identity.isEnabled(user).catch(() => true))) return;
    await this.sessions.endAll(userId);
    throw new AppError('ACCOUNT_SUSPENDED');
  }

  async end({ request, reply }: HttpExchange): Promise<void> {
    assertSameSite(request, this.settings.publicUrl);
    const token = readRefreshCookie(request);
    const sessionId = request.caller?.sessionId;
    const ended = [
      token ? await this.sessions.findToEnd(token) : null,
      /* Programs have no cookie: the session that asks ends with its access token alone. */
      sessionId ? await this.sessions.end(objectId(sessionId)) : null,
    ];
    this.clearCookies({ request, reply });
    for (const session of ended) if (session) await this.recordAudit('sign_out', session, deviceInfoOf(request));
  }

  /** Takes the cookies away from the browser. */
  clearCookies({ reply }: HttpExchange): void {
    writeRefreshCookie(reply, null, this.settings.publicUrl);
    writeSignedInRoleCookie(reply, null, this.settings.publicUrl);
  }

  /** Keeps an act about a session in the audit log. */
  private async recordAudit(
    action: AuditAction,
    { _id, userId }: Pick<SessionRow, '_id' | 'userId'>,
    from: DeviceInfo,
    event?: PayloadOf<'account.signed_in'>,
  ): Promise<void> {
    const caller = await this.actorLoader.find(userId);
    const note = { caller, action, resource: 'sessions', id: _id.toHexString(), origin: describeOrigin(from) } as const;
    await this.database.transaction(async (unitOfWork) => {
      this.audit.record(unitOfWork, note);
      if (event) this.events.record(unitOfWork, 'account.signed_in', event);
    });
  }

  private async respond(
    reply: HttpExchange['reply'],
    { session, refreshToken }: SessionWithToken,
  ): Promise<OpenedSession> {
    const userId = session.userId.toHexString();
    const me = await this.currentUser.get(userId);
    writeRefreshCookie(reply, refreshToken, this.settings.publicUrl);
    writeSignedInRoleCookie(reply, me.user.role, this.settings.publicUrl);
    return {
      accessToken: this.tokens.sign(userId, session._id.toHexString()),
      expiresAt: new Date(this.clock.now().getTime() + authLimits.accessTokenSeconds * 1_000).toISOString(),
      me,
    };
  }
}
