import {
  announcementLimits,
  announcementList,
  announcementViews,
  writtenLanguages,
  type AnnouncementCreate,
  type AnnouncementTransitionRequest,
  type AnnouncementUpdate,
  type AnnouncementWeek,
  type ListQuery,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock, instantOrNull } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { hex } from '../../platform/database/ids.ts';
import { readPage } from '../../platform/database/list-queries.ts';
import { project } from '../../platform/database/project.ts';
import { Events } from '../../platform/events/events.service.ts';
import { JobQueue } from '../../platform/jobs/job-queue.port.ts';
import { Records } from '../../platform/records/records.service.ts';
import type { AuditChange } from '../../platform/audit/audit.service.ts';
import { personActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { Accounts } from '../accounts/index.ts';
import { AnnouncementDeliveries, announcementKey } from '../notifications/index.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { Announcement, type AnnouncementRow } from './announcement.entity.ts';
import { announcementPayload, AnnouncementTransitions, weekOf } from './announcement.transitions.ts';

/** Returns what the audit log says about a change of a draft. */
const auditedValues = ({ title, link, audience, email, push, sendAt }: AnnouncementRow) => ({
  title,
  link: link ?? null,
  audience: JSON.stringify(audience).slice(0, 500),
  email,
  push,
  sendAt: instantOrNull(sendAt),
});

/** Announcements for those who write them: listed, written, sent and cancelled. */
@Injectable()
export class Announcements {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly engine: TransitionEngine,
    private readonly transitions: AnnouncementTransitions,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly queue: JobQueue,
    private readonly deliveries: AnnouncementDeliveries,
  ) {}

  async list({ ability }: Caller, query: ListQuery) {
    const page = await readPage<AnnouncementRow>(this.database.collection(Announcement), {
      listSchema: announcementList,
      query,
      scope: this.accessPolicy.filterFor(ability, 'read', 'Announcement'),
      fields: announcementViews.summary.fields,
    });
    const keyOf = ({ _id }: AnnouncementRow): string => announcementKey(_id.toHexString());
    const [names, failures] = await Promise.all([
      this.namesOf(page.items),
      this.deliveries.failures(page.items.map(keyOf)),
    ]);
    const items = page.items.map((row) =>
      project(announcementViews.summary, row, {
        sentByName: names(row),
        failures: failures.get(keyOf(row)) ?? { retried: 0, failed: 0 },
      }),
    );
    return { items, total: page.total };
  }

  /** @param at an ISO instant; the present one when absent */
  async week(scheduledFor?: string): Promise<AnnouncementWeek> {
    const monday = weekOf(scheduledFor === undefined ? this.clock.now() : new Date(scheduledFor));
    const rows = this.database.collection<AnnouncementRow>(Announcement);
    const plannedCount = await rows.countDocuments({ week: monday, weekSlot: { $ne: null } });
    return { monday, left: Math.max(0, announcementLimits.perWeek - plannedCount) };
  }

  /** @throws AppError NOT_FOUND */
  async get(caller: Caller, id: string) {
    return this.present(await this.records.read(caller, 'read', Announcement, id));
  }

  /** Creates a draft. Its time is checked when it is scheduled. */
  async create(caller: Caller, form: AnnouncementCreate) {
    const content = contentOf(form);
    const id = await this.database.transaction(async (unitOfWork) => {
      const now = this.clock.now();
      const draft = unitOfWork.create(Announcement, {
        _id: new ObjectId(),
        createdAt: now,
        updatedAt: now,
        ...content,
        state: 'draft',
        history: [],
        sentBy: null,
        week: null,
        weekSlot: null,
        recipients: null,
        processed: 0,
        cursor: null,
        claimedBy: null,
        claimedUntil: null,
        startedAt: null,
        endedAt: null,
        report: null,
      });
      const announcement = this.accessPolicy.authorize(caller.ability, 'create', 'Announcement', draft);
      unitOfWork.persist(announcement);
      const actor = personActor(caller, 'admin');
      const request = { to: 'draft', first: true } as const;
      await this.engine.apply(unitOfWork, this.transitions.definition, announcement, request, actor);
      return announcement._id.toHexString();
    });
    return this.get(caller, id);
  }

  /** Saves a whole draft. @throws AppError NOT_FOUND, VERSION_CONFLICT */
  async update(caller: Caller, id: string, form: AnnouncementUpdate) {
    await this.records.change(caller, 'update', Announcement, id, form.version, (announcement, unitOfWork) => {
      const before: Readonly<Record<string, string | boolean | null>> = auditedValues(announcement);
      const content = contentOf(form);
      Object.assign(announcement, content);
      const changes = Object.entries(auditedValues(announcement)).flatMap(([field, after]): AuditChange[] =>
        before[field] === after ? [] : [{ field, before: before[field] ?? null, after }],
      );
      const label = announcement.title || null;
      this.audit.record(unitOfWork, { caller, action: 'updated', resource: 'announcements', id, label, changes });
      this.events.record(unitOfWork, {
        'announcement.changed': announcementPayload(announcement, caller.actor.id, this.clock.now()),
      });
    });
    return this.get(caller, id);
  }

  /** Deletes a draft. @returns it as it was */
  async remove(caller: Caller, id: string) {
    const before = await this.get(caller, id);
    await this.database.transaction(async (unitOfWork) => {
      const announcement = await this.records.load(unitOfWork, caller, 'delete', Announcement, id);
      unitOfWork.remove(announcement);
      const label = announcement.title || null;
      this.audit.record(unitOfWork, { caller, action: 'deleted', resource: 'announcements', id, label });
      this.events.record(unitOfWork, {
        'announcement.removed': announcementPayload(announcement, caller.actor.id, this.clock.now()),
      });
    });
    return before;
  }

  /**
   * Sends, schedules or cancels. Sending goes on after the reply.
   * @throws AppError NOT_FOUND, VERSION_CONFLICT, TRANSITION_NOT_ALLOWED, VALIDATION_FAILED, SEND_TIME_INVALID,
   * AUDIENCE_EMPTY, AUDIENCE_CHANGED with the present number, ANNOUNCEMENT_LIMIT
   */
  async transition(caller: Caller, id: string, { to, recipients, version }: AnnouncementTransitionRequest) {
    const reply = await this.database.transaction(async (unitOfWork) => {
      const announcement = await this.records.load(unitOfWork, caller, 'transition', Announcement, id, { version });
      const actor = personActor(caller, 'admin');
      await this.engine.apply(unitOfWork, this.transitions.definition, announcement, { to, recipients }, actor);
      await unitOfWork.flush();
      return this.present(announcement);
    });
    if (to === 'sending') this.queue.add('announcements');
    return reply;
  }

  private async present(row: AnnouncementRow) {
    const names = await this.namesOf([row]);
    return project(announcementViews.item, row, { sentByName: names(row) });
  }

  /** Returns the names of those who sent: one query, however many there are. */
  private async namesOf(rows: readonly AnnouncementRow[]) {
    const accounts = await this.accounts.summaries(rows.flatMap(({ sentBy }) => (sentBy ? [sentBy] : [])));
    return ({ sentBy }: AnnouncementRow): string | null => accounts.get(hex(sentBy) ?? '')?.name ?? null;
  }
}

function contentOf({ en, de, link, audience, email, push, sendAt }: AnnouncementCreate) {
  const texts = { en: trimmed(en), de: trimmed(de) };
  const [language] = writtenLanguages(texts);
  const title = language ? texts[language].title : '';
  return { ...texts, title, link, audience, email, push, sendAt: sendAt === null ? null : new Date(sendAt) };
}

const trimmed = ({ title, body }: AnnouncementCreate['en']) => ({ title: title.trim(), body: body.trim() });
