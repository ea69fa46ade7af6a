import type { ComparisonParams, SearchParams } from '@prentice/contract';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.service.ts';
import { isOneOf, type EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { EventFeed } from '../../platform/events/event-feed.ts';
import { recordedEvents } from '../../platform/events/recorded-events.ts';
import { forEachYielding } from './index/yielding-loop.ts';
import { OpenInternships, type OpenInternship } from '../internships/index.ts';
import { SearchIndex, type SearchResult } from './index/search-index.ts';
import { toSearchable } from './index/searchable.ts';

const internshipEvents = [
  'internship.opened', 'internship.paused', 'internship.resumed', 'internship.closed', 'internship.reopened', 'internship.filled',
  'internship.removed', 'internship.reinstated', 'internship.archived', 'internship.changed',
] as const; // prettier-ignore
/** Recorded when an employer's summary changed; its internships have the new one by then. */
const summaryEvents = ['employer.card_changed'] as const;
const followedEvents = [...internshipEvents, ...summaryEvents] as const;
type FollowedEvent = EventOf<(typeof followedEvents)[number]>;

/** Keeps the index in step with what is open, and answers searches. */
@Injectable()
export class Search implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('Search');
  private index: Promise<SearchIndex> | undefined;
  /** Resolves when all changes so far are in the index; they are applied one after the other. */
  private changed: Promise<void> = Promise.resolve();

  constructor(
    private readonly internships: OpenInternships,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly feed: EventFeed,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.feed.follow(followedEvents, (event) => this.runInOrder(() => this.applyEvent(event)));
    /* A removed internship must be gone from the very next search, before the feed delivers the event. */
    this.database.afterSave((unitOfWork) => {
      for (const event of recordedEvents(unitOfWork)) if (isOneOf(event, followedEvents)) this.applySaved(event);
    });
  }

  /** A process that answers searches builds its index at once, in steps between requests. */
  onApplicationBootstrap(): void {
    const { NODE_ENV, ROLE } = this.settings;
    if (NODE_ENV === 'test' || ROLE === 'worker') return;
    this.loadedIndex().catch((error: unknown) => this.logger.error({ err: error }));
  }

  /** Every change saved by this process before the call is in the answer. */
  async search(params: SearchParams): Promise<SearchResult> {
    await this.changed;
    const index = await this.loadedIndex();
    return index.search(params, this.clock.now());
  }

  /** Compares an internship with the open ones, as they are in the index. */
  async compare(params: ComparisonParams) {
    await this.changed;
    const { comparison } = await this.loadedIndex();
    return { similar: comparison.similar(params), payMedian: comparison.payMedian(params) };
  }

  /** Forgets the index; the next search builds it anew. For seeds that write past the events. */
  rebuild(): void {
    this.index = undefined;
  }

  private applySaved(event: FollowedEvent): void {
    /* An index that is not there yet will be built from what is saved. A failure is made good by the feed. */
    if (this.index) void this.runInOrder(() => this.applyEvent(event)).catch(() => undefined);
  }

  private runInOrder(change: () => Promise<void>): Promise<void> {
    const done = this.changed.then(change);
    this.changed = done.catch(() => undefined);
    return done;
  }

  /** Loads everything once, at the first need; after a failure the next need tries again. */
  private loadedIndex(): Promise<SearchIndex> {
    const loading = (this.index ??= this.load().catch((error: unknown) => {
      if (this.index === loading) this.index = undefined;
      throw error;
    }));
    return loading;
  }

  private async load(): Promise<SearchIndex> {
    const index = new SearchIndex();
    await forEachYielding(this.internships.all(), (row) => index.put(toSearchable(row)));
    return index;
  }

  /** An index that was never needed is not built because something changed. */
  private async applyEvent({ type, payload }: FollowedEvent): Promise<void> {
    if (!this.index) return;
    const index = await this.loadedIndex();
    const put = (id: string, row: OpenInternship | null): void =>
      row ? index.put(toSearchable(row)) : index.remove(id);
    if (type === 'employer.card_changed') {
      const rows = await this.internships.findByEmployer(payload.employerId);
      await forEachYielding(rows, ({ id, row }) => put(id, row));
    } else {
      const id = payload.internshipId;
      put(id, await this.internships.find(id));
    }
  }
}
