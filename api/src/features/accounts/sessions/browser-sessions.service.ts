import { Inject, Injectable } from '@nestjs/common';
import { authLimits, AppError, type AuditAction, type NoSession, type OpenedSession } from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import { ActorLoader, type Caller } from '../../../platform/access/caller.ts';
import { AccessTokens } from '../../../platform/auth/access-tokens.ts';
import {
  assertSameSite,
  readRefreshCookie,
  writeSignedInRoleCookie,
  writeRefreshCookie,
  writeDeviceCookie,
} from '../../../platform/auth/session-cookies.ts';
import { SECRETS, type Secrets } from '../../../platform/auth/secrets.ts';
import type { SessionRow } from '../../../platform/auth/session.entity.ts';
import { Sessions, type SessionWithToken } from '../../../platform/auth/sessions.service.ts';
import { deviceInfoOf, type DeviceInfo } from '../../../platform/auth/device-info.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../../platform/config/settings.ts';
import { Database, type UnitOfWork } from '../../../platform/database/database.service.ts';
import { objectId } from '../../../platform/database/ids.ts';
import type { PayloadOf } from '../../../platform/events/catalogue/event-catalogue.ts';
import { Events } from '../../../platform/events/events.service.ts';
import type { HttpExchange } from '../../../platform/http/operations-controller.decorator.ts';
import { AccountRecovery } from '../recovery/account-recovery.service.ts';
import { Audit } from '../../../platform/audit/audit.service.ts';
import { IdentityProvider } from '../identity/identity-provider.port.ts';
import { CurrentUser } from '../current-user.service.ts';
import { User, securityVersionOf, type UserRow } from '../user.entity.ts';

/** Returns network and device in one line, as the audit log keeps it. */
export const describeNetworkAndDevice = ({ network, device }: DeviceInfo): string =>
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
    const isKnownDevice = await this.sessions.knowsDevice(userId, from.device);
    const { opened, user } = await this.recovery.runExclusive(userId, async (unitOfWork) => ({
      user: await this.assertStillProven(unitOfWork, userId, version, request.caller),
      opened: await this.sessions.open(userId, from, unitOfWork),
    }));
    const owner = { userId: userId.toHexString(), version: securityVersionOf(user) };
    const { publicUrl } = this.settings;
    writeDeviceCookie({ request, reply }, owner, { secret: this.secrets.accessToken, publicUrl });
    const signedInAt = this.clock.now();
    await this.database
      .collection(User)
      .updateOne({ _id: userId }, { $set: { lastSignInAt: signedInAt, lastActiveAt: signedInAt } });
    const payload = {
      userId: userId.toHexString(),
      ...from,
      newDevice: isKnownDevice === false,
      at: signedInAt.toISOString(),
    };
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

  /**
   * Returns a new access token for the session of the cookie; null without a cookie, as visitors have none.
   * @throws AppError FORBIDDEN from another site, SESSION_EXPIRED, ACCOUNT_SUSPENDED
   */
  async renew({ request, reply }: HttpExchange): Promise<OpenedSession | NoSession> {
    const { publicUrl } = this.settings;
    assertSameSite(request, publicUrl);
    const token = readRefreshCookie(request, publicUrl);
    try {
      if (token) return await this.respond(reply, await this.rotate(token, { request, reply }));
    } catch (error) {
      /* A server that cannot answer just now has not ended the session. */
      if (error instanceof AppError && error.status < 500) writeSignedInRoleCookie(reply, null, publicUrl);
      throw error;
    }
    writeSignedInRoleCookie(reply, null, publicUrl);
    return { accessToken: null };
  }

  private async rotate(token: string, { request, reply }: HttpExchange): Promise<SessionWithToken> {
    const opened = await this.sessions.rotate(token, deviceInfoOf(request));
    /* The browser keeps its session also when the rest of the answer fails: the token that it has sent is spent. */
    writeRefreshCookie(reply, opened.refreshToken, this.settings.publicUrl);
    const { userId } = opened.session;
    const account = await this.actorLoader.find(userId);
    if (account?.status === 'suspended') throw new AppError('ACCOUNT_SUSPENDED');
    if (!account || account.status === 'erased') throw new AppError('SESSION_EXPIRED');
    await this.assertEnabledAtProvider(userId);
    return opened;
  }

  /**
   * Refuses accounts that were disabled at the identity provider, at each renewal. An outage there ends no session.
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
    const token = readRefreshCookie(request, this.settings.publicUrl);
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
    const note = {
      caller,
      action,
      resource: 'sessions',
      id: _id.toHexString(),
      origin: describeNetworkAndDevice(from),
    } as const;
    await this.database.transaction(async (unitOfWork) => {
      this.audit.record(unitOfWork, note);
      if (event) this.events.record(unitOfWork, { 'account.signed_in': event });
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
