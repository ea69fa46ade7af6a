import {
  AppError,
  isCompleteNewsState,
  newsLimits,
  suggestSlug,
  type NewsCreate,
  type NewsState,
  type NewsUpdate,
} from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { ObjectId } from 'mongodb';
import { AccessPolicy } from '../../platform/access/access-policy.service.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock, MINUTE } from '../../platform/clock/clock.ts';
import { Database, type UnitOfWork } from '../../platform/database/database.service.ts';
import { hex, objectId } from '../../platform/database/ids.ts';
import { Events } from '../../platform/events/events.service.ts';
import { Records } from '../../platform/records/records.service.ts';
import { personActor } from '../../platform/transitions/define-transitions.ts';
import { TransitionEngine } from '../../platform/transitions/transition-engine.service.ts';
import { Audit } from '../../platform/audit/audit.service.ts';
import { NewsImages } from './news-images.service.ts';
import { NewsReader } from './news-reader.service.ts';
import { NewsRevisions } from './news-revisions.service.ts';
import { isEventChanged, newsChanges } from './news-changes.ts';
import { NewsItem, type NewsRow } from './news.entity.ts';
import {
  assertNewsComplete,
  assertNewPublishTime,
  canPublishAt,
  newsPayload,
  newsTransitions,
} from './news.transitions.ts';

/** Creates, changes and deletes news items for those who manage news. */
@Injectable()
export class NewsEditor {
  constructor(
    private readonly database: Database,
    private readonly accessPolicy: AccessPolicy,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly engine: TransitionEngine,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly reader: NewsReader,
    private readonly savedRevisions: NewsRevisions,
    private readonly images: NewsImages,
  ) {}

  /** @throws AppError SLUG_TAKEN, PIN_LIMIT, PUBLISH_TIME_INVALID */
  async create(caller: Caller, form: NewsCreate) {
    this.images.assertNone(form);
    const content = this.contentOf(form);
    assertNewPublishTime(content.publishAt, null, this.clock.now());
    const id = await this.database.transaction(async (unitOfWork) => {
      const now = this.clock.now();
      const slug = form.slug ?? (await this.freeSlug(unitOfWork, form.title));
      const newsItem = unitOfWork.create(NewsItem, {
        _id: new ObjectId(),
        createdAt: now,
        updatedAt: now,
        ...content,
        slug,
        slugs: [slug],
        authorId: caller.actor.id ? objectId(caller.actor.id) : null,
        updatedBy: null,
        pinned: form.pinned,
        pinSlot: form.pinned ? await this.freePinSlot(unitOfWork) : null,
        state: 'draft',
        publishedAt: null,
        correctedAt: null,
        eventSequence: 0,
        revision: 1,
        views: 0,
      });
      const item = this.accessPolicy.authorize(caller.ability, 'create', 'NewsItem', newsItem);
      unitOfWork.persist(item);
      await this.savedRevisions.save(unitOfWork, item, caller.actor.id);
      const actor = personActor(caller, 'admin');
      await this.engine.apply(unitOfWork, newsTransitions, item, { to: 'draft', first: true }, actor);
      return item._id.toHexString();
    });
    return this.reader.getForManager(caller, id);
  }

  /**
   * Saves the whole record.
   * @throws AppError NOT_FOUND, VERSION_CONFLICT, SLUG_FIXED, SLUG_TAKEN, PIN_LIMIT, PUBLISH_TIME_INVALID, and
   * VALIDATION_FAILED when something published would become incomplete
   */
  async update(caller: Caller, id: string, form: NewsUpdate) {
    await this.change(caller, id, form.version, async (item, unitOfWork) => {
      const before = { ...item };
      await this.changeSlug(unitOfWork, item, form);
      await this.pin(unitOfWork, item, form.pinned);
      await this.images.assertOwn(item._id, form);
      Object.assign(item, this.contentOf(form));
      assertNewPublishTime(item.publishAt ?? null, before.publishAt, this.clock.now());
      this.assertStillPublishable(item);
      if (this.correct(before, item)) await this.savedRevisions.append(unitOfWork, item, caller.actor.id);
      const changes = newsChanges(before, item);
      this.audit.record(unitOfWork, { caller, action: 'updated', resource: 'news', id, label: item.title, changes });
    });
    return this.reader.getForManager(caller, id);
  }

  /**
   * Saves the text of an earlier revision again, as a new one: what it replaces can be restored.
   * @throws AppError NOT_FOUND, VERSION_CONFLICT
   */
  async restore(caller: Caller, id: string, { revision, version }: { revision: number; version?: number | undefined }) {
    await this.change(caller, id, version, async (item, unitOfWork) => {
      const before = { ...item };
      const {
        title,
        summary,
        body,
        event = item.event,
      } = await this.savedRevisions.find(unitOfWork, item._id, revision);
      Object.assign(item, { title, summary, body, event });
      this.assertStillPublishable(item);
      if (this.correct(before, item)) await this.savedRevisions.appendAnew(unitOfWork, item, caller.actor.id);
      const changes = [{ field: 'restored', before: before.revision, after: revision }, ...newsChanges(before, item)];
      this.audit.record(unitOfWork, { caller, action: 'updated', resource: 'news', id, label: item.title, changes });
    });
    return this.reader.getForManager(caller, id);
  }

  /** Deletes an item and its revisions. @returns the item as it was */
  async remove(caller: Caller, id: string) {
    const before = await this.reader.getForManager(caller, id);
    await this.database.transaction(async (unitOfWork) => {
      const item = await this.records.load(unitOfWork, caller, 'delete', NewsItem, id);
      await this.savedRevisions.removeAll(unitOfWork, item._id);
      unitOfWork.remove(item);
      this.audit.record(unitOfWork, { caller, action: 'deleted', resource: 'news', id, label: item.title });
      this.events.record(unitOfWork, { 'news.removed': newsPayload(item, caller.actor.id, this.clock.now()) });
    });
    return before;
  }

  /** @throws AppError NOT_FOUND, VERSION_CONFLICT, TRANSITION_NOT_ALLOWED, PUBLISH_TIME_INVALID, VALIDATION_FAILED */
  async transition(caller: Caller, id: string, to: NewsState, version?: number) {
    await this.engine.run(newsTransitions, NewsItem, caller, id, { request: { to }, actorKind: 'admin', version });
    return this.reader.getForManager(caller, id);
  }

  /** Creates a draft with the text of another item. */
  async duplicate(caller: Caller, id: string) {
    const {
      _id,
      title,
      summary,
      language,
      tags,
      audience,
      byline = null,
      ...item
    } = await this.records.read(caller, 'update', NewsItem, id);
    const written = { title, summary, language, tags, audience, byline, event: item.event ?? null };
    const unpublished = { ...written, publishAt: null, pinned: false };
    const copy = await this.create(caller, { ...unpublished, body: '', cover: null });
    const { body, cover } = await this.images.copy(_id, objectId(copy.id), item);
    return this.update(caller, copy.id, { ...unpublished, slug: copy.slug, body, cover });
  }

  private change(
    caller: Caller,
    id: string,
    version: number | undefined,
    act: (item: NewsRow, unitOfWork: UnitOfWork) => Promise<void>,
  ): Promise<NewsRow> {
    return this.records.change(caller, 'update', NewsItem, id, version, async (item, unitOfWork) => {
      await act(item, unitOfWork);
      item.updatedBy = caller.actor.id ? objectId(caller.actor.id) : null;
      this.events.record(unitOfWork, { 'news.changed': newsPayload(item, caller.actor.id, this.clock.now()) });
    });
  }

  private readonly contentOf = ({ slug: _slug, pinned: _pinned, tags, publishAt, ...written }: NewsCreate) => ({
    ...written,
    tags: [...tags],
    publishAt: publishAt === null ? null : new Date(publishAt),
  });

  private assertStillPublishable(item: NewsRow): void {
    if (isCompleteNewsState(item.state)) assertNewsComplete(item);
    if (item.state === 'scheduled' && !canPublishAt(item.publishAt, this.clock.now()))
      throw new AppError('PUBLISH_TIME_INVALID');
  }

  /**
   * Marks a correction: a published text or event that changes was corrected, once its first hour is over; calendars
   * are told that time or place changed.
   * @returns whether it changed, and is to be kept as a revision
   */
  private correct(before: NewsRow, item: NewsRow): boolean {
    const hasNewEvent = isEventChanged(before.event, item.event);
    if (hasNewEvent) item.eventSequence = (before.eventSequence ?? 0) + 1;
    const isSameText = before.title === item.title && before.summary === item.summary && before.body === item.body;
    if (isSameText && !hasNewEvent) return false;
    const now = this.clock.now();
    const settledAt = (item.publishedAt?.getTime() ?? 0) + newsLimits.correctionMinutes * MINUTE;
    if (item.state === 'published' && now.getTime() >= settledAt) item.correctedAt = now;
    return true;
  }

  private async changeSlug(unitOfWork: UnitOfWork, item: NewsRow, { slug, title }: NewsUpdate): Promise<void> {
    const next = slug ?? (item.slug || (await this.freeSlug(unitOfWork, title)));
    if (next === item.slug) return;
    if (item.publishedAt) throw new AppError('SLUG_FIXED');
    item.slug = next;
    item.slugs = [...item.slugs.filter((slug) => slug !== next), next];
  }

  private async pin(unitOfWork: UnitOfWork, item: NewsRow, pinned: boolean): Promise<void> {
    if (pinned === item.pinned) return;
    item.pinSlot = pinned ? await this.freePinSlot(unitOfWork) : null;
    item.pinned = pinned;
  }

  /** Reserves a slot: two who take the same place at once are told apart by the unique index. */
  private async freePinSlot(unitOfWork: UnitOfWork): Promise<number> {
    const pinned = await unitOfWork.find(NewsItem, { pinned: true });
    const takenSlots = pinned.map(({ pinSlot }) => pinSlot);
    const free = Array.from({ length: newsLimits.pinned }, (_, index) => index + 1).find(
      (slot) => !takenSlots.includes(slot),
    );
    if (free === undefined) throw new AppError('PIN_LIMIT');
    return free;
  }

  private async freeSlug(unitOfWork: UnitOfWork, title: string): Promise<string> {
    const base = suggestSlug(title);
    const id = hex(new ObjectId());
    const requestedSlug = base.length >= newsLimits.slug.min ? base : `news-${id}`;
    const rows = this.database.collection<NewsRow>(NewsItem);
    for (let number = 1; number <= 20; number++) {
      const slug = number === 1 ? requestedSlug : `${requestedSlug}-${number}`;
      if ((await rows.countDocuments({ slugs: slug }, { limit: 1, ...this.database.sessionOptions(unitOfWork) })) === 0)
        return slug;
    }
    return `news-${id}`;
  }
}
