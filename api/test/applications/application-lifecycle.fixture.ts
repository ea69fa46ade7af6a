import { utcDay } from '@prentice/contract';
import type { ApplicationState } from '@prentice/contract';
import { type ApplicationRow, InternshipOpenings } from '../../src/features/applications/application.entity.ts';
import { Notification, type NotificationRow } from '../../src/features/notifications/notification.entity.ts';
import { DAY, MINUTE } from '../../src/platform/clock/clock.ts';
import type { TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Person } from './expectations.ts';
import {
  anInterview,
  anOffer,
  newIdempotencyKey,
  Marketplace,
  type Applicant,
} from '../support/marketplace.fixture.ts';

type SignedIn = Exclude<Person, 'anonymous'>;

/** An attempt as it goes over the wire. */
export interface ApiRequest {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly payload: Record<string, unknown>;
}

/** One application that can be put into any state, with everybody who might touch it. */
export class ApplicationFixture {
  private constructor(
    private readonly api: TestApp,
    readonly market: Marketplace,
    readonly fresh: ApplicationRow,
    public actors: Readonly<Record<SignedIn, TestActor>>,
    public applicant: Applicant,
  ) {}

  static async create(api: TestApp): Promise<ApplicationFixture> {
    const marketplace = await Marketplace.create(api);
    const intern = await marketplace.applicant();
    const { id } = await marketplace.apply(intern, await marketplace.internship());
    const { owner, admin, actors } = marketplace;
    const otherOwner = await Marketplace.createCompany(api, actors);
    return new ApplicationFixture(
      api,
      marketplace,
      await marketplace.stored(id),
      {
        intern,
        owner,
        admin,
        recruiter: await actors.member(owner.employerId, 'recruiter'),
        reviewer: await actors.member(owner.employerId, 'reviewer'),
        limited: await actors.limitedAdmin('dashboard:view', 'employers:verify', 'external-jobs:manage', 'news:manage'),
        otherIntern: await actors.intern(),
        otherOwner,
        otherRecruiter: await actors.member(otherOwner.employerId, 'recruiter'),
      },
      intern,
    );
  }

  get id(): string {
    return this.fresh._id.toHexString();
  }

  get internshipId(): string {
    return this.fresh.internshipId.toHexString();
  }

  timeBefore(milliseconds: number): Date {
    return new Date(this.api.clock.now().getTime() - milliseconds);
  }

  /** The application in a state, with everything in place that conditions ask for; a test then takes one thing away. */
  async setState(state: ApplicationState, change: Partial<ApplicationRow> = {}): Promise<void> {
    const now = this.api.clock.now();
    const { _id, ...rest } = this.fresh;
    const createdAt = this.timeBefore(30 * MINUTE);
    const rejection = { code: 'skills' as const, text: null, at: createdAt, undoUntil: createdAt, sentAt: createdAt };
    const yesterday = utcDay(this.timeBefore(DAY));
    const row = {
      ...rest,
      state,
      internState: state,
      rejection: state === 'rejected' ? rejection : null,
      interview: anInterview(now),
      offer: anOffer(now),
      offerExpiresAt: state === 'offered' ? new Date(now.getTime() + DAY) : null,
      startsOn: yesterday,
      endsOn: yesterday,
      ...change,
    };
    await this.market.rows().replaceOne({ _id }, row);
    await this.api.database
      .collection(InternshipOpenings)
      .updateOne({ _id: this.fresh.internshipId }, { $pull: { reservations: { id: _id } } } as never);
  }

  stored(): Promise<ApplicationRow> {
    return this.market.stored(this.id);
  }

  /** A move with everything that its form asks for. */
  transition(to: ApplicationState): ApiRequest {
    return { method: 'POST', url: `/api/applications/${this.id}/transitions`, payload: this.bodyOf(to) };
  }

  bodyOf(to: ApplicationState): Record<string, unknown> {
    const now = this.api.clock.now();
    const forms: { readonly [To in ApplicationState]?: Record<string, unknown> } = {
      interview: { interview: anInterview(now) },
      offered: { offer: anOffer(now) },
      accepted: { withdrawOthers: false },
      terminated_early: { reason: 'agreed', note: null },
      rejected: { code: 'skills', text: 'You would need more experience with sampling in the field.' },
      offer_declined: { note: null },
      withdrawn: { note: null },
      cancelled: { reason: 'Ended by the administration at the wish of both.' },
    };
    return { to, ...forms[to] };
  }

  /** The requests beside the moves that could change an application. */
  otherRequests(): Readonly<Record<string, ApiRequest>> {
    const { id, internshipId } = this;
    const applicationPath = `/api/applications/${id}`;
    const cvDocumentId = this.applicant.cvId;
    const interview = { ...anInterview(this.api.clock.now()), durationMinutes: 45 };
    const rejection = { to: 'rejected', code: 'skills', text: null };
    return {
      open: { method: 'POST', url: `${applicationPath}/open`, payload: {} },
      reschedule: { method: 'PUT', url: `${applicationPath}/interview`, payload: { interview } },
      cancelInterview: {
        method: 'POST',
        url: `${applicationPath}/interview/cancellation`,
        payload: { note: 'Our laboratory is closed.' },
      },
      rate: { method: 'PUT', url: `${applicationPath}/rating`, payload: { rating: 3, tags: ['field'] } },
      note: { method: 'POST', url: '/api/application-notes', payload: { applicationId: id, text: 'Knows the field.' } },
      undo: { method: 'POST', url: '/api/applications/undo', payload: { ids: [id] } },
      shortlistMany: this.bulkRequest(id, { to: 'shortlisted' }),
      rejectMany: this.bulkRequest(id, rejection),
      interest: { method: 'POST', url: '/api/applications/interest', payload: { internshipId } },
      submit: {
        method: 'POST',
        url: '/api/applications',
        payload: { internshipId, cvDocumentId, coverNote: null, answers: [] },
      },
    };
  }

  /** One of these, by its name. */
  otherRequest(name: string): ApiRequest {
    const attempt = this.otherRequests()[name];
    if (!attempt) throw new Error(`There is no request ${name}.`);
    return attempt;
  }

  /** New sessions for everybody: access lasts a quarter of an hour, and tests move the clock. */
  async signInAgain(): Promise<void> {
    const { market: marketplace } = this;
    const again = await Promise.all(
      Object.entries(this.actors).map(
        async ([person, actor]) => [person, await marketplace.signInAgain(actor)] as const,
      ),
    );
    this.actors = { ...this.actors, ...Object.fromEntries(again) };
    this.market.owner = { ...marketplace.owner, ...this.actors.owner };
    this.applicant = { ...this.applicant, ...this.actors.intern };
  }

  private bulkRequest(id: string, transition: Record<string, unknown>): ApiRequest {
    return { method: 'POST', url: '/api/applications/transitions', payload: { ids: [id], transition } };
  }

  /**
   * Everybody's new notices since the last call, as `type, title, link` for each person who has any. A job may run
   * first.
   */
  async newNotifications(job?: string): Promise<Record<string, string[]>> {
    if (job) await this.api.job(job);
    await this.api.dispatch();
    const rows = await this.storedNotifications().find().sort({ _id: 1 }).toArray();
    await this.storedNotifications().deleteMany({});
    const who = new Map(Object.entries(this.actors).map(([person, { id }]) => [id, person]));
    const notifiedByRole: Record<string, string[]> = {};
    for (const { userId, type, titleKey, link } of rows) {
      const person = who.get(userId.toHexString()) ?? `somebody else (${userId.toHexString()})`;
      (notifiedByRole[person] ??= []).push(
        `${type}, ${titleKey}, ${link.replace(this.internshipId, 'ID').replace(this.fresh._id.toHexString(), 'ID')}`,
      );
    }
    return notifiedByRole;
  }

  storedNotifications() {
    return this.api.database.collection<NotificationRow>(Notification);
  }

  /** @returns the state or the code that the reply says; `done` where it says neither */
  async send(person: Person, { method, url, payload }: ApiRequest): Promise<string> {
    const token = person === 'anonymous' ? null : this.actors[person].token;
    const headers = {
      'if-match': `"${this.fresh.version}"`,
      'idempotency-key': newIdempotencyKey(),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const reply: unknown = (await this.api.inject({ method, url, headers, payload })).json();
    return outcomeOf(reply);
  }
}

const field = (reply: unknown, name: string): unknown =>
  typeof reply === 'object' && reply !== null && name in reply ? Reflect.get(reply, name) : undefined;

function outcomeOf(reply: unknown): string {
  const results = field(reply, 'results');
  const value: unknown = Array.isArray(results) ? results[0] : reply;
  return String(field(value, 'code') ?? field(value, 'state') ?? 'done');
}
