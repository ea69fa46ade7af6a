import type { SearchParams } from '@prentice/contract';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.service.ts';
import { isOneOf, type EventOf } from '../../platform/events/catalogue/event-catalogue.ts';
import { EventFeed } from '../../platform/events/event.feed.ts';
import { savedEvents } from '../../platform/events/saved.events.ts';
import { inSteps } from './in.steps.ts';
import { OpenInternships, type OpenInternship } from '../ports/open-internships.port.ts';
import { SearchIndex, type SearchResult } from './search.index.ts';
import { searchable } from './searchable.ts';

const changes = [
  'internship.opened', 'internship.paused', 'internship.resumed', 'internship.closed', 'internship.reopened', 'internship.filled',
  'internship.removed', 'internship.reinstated', 'internship.archived', 'internship.changed',
] as const; // prettier-ignore
/** The first says that an employer's card changed, the second that its internships have the new one. */
const cards = ['employer.card_changed'] as const;
const followed = [...changes, ...cards] as const;
type Followed = EventOf<(typeof followed)[number]>;

/** Keeps the index in step with what is open, and answers searches. */
@Injectable()
export class Search implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('Search');
  private index: Promise<SearchIndex> | undefined;
  /** Ends when all changes told so far are in the index; they go in one after the other. */
  private changed: Promise<void> = Promise.resolve();

  constructor(
    private readonly internships: OpenInternships,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly feed: EventFeed,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.feed.follow(followed, (event) => this.inTurn(() => this.follow(event)));
    /* What was removed must be gone from the very next search, before the feed tells. */
    this.database.onSaved((work) => {
      for (const event of savedEvents(work)) if (isOneOf(event, followed)) this.saved(event);
    });
  }

  /** A process that answers searches builds its index at once, in steps between requests. */
  onApplicationBootstrap(): void {
    const { NODE_ENV, ROLE } = this.settings;
    if (NODE_ENV === 'test' || ROLE === 'worker') return;
    this.loaded().catch((error: unknown) => this.logger.error({ err: error }));
  }

  /** Every change saved by this process before the call is in the answer. */
  async search(params: SearchParams): Promise<SearchResult> {
    await this.changed;
    const index = await this.loaded();
    return index.search(params, this.clock.now());
  }

  /** Forgets the index; the next search builds it anew. For seeds that write past the events. */
  rebuild(): void {
    this.index = undefined;
  }

  private saved(event: Followed): void {
    /* An index that is not there yet will be built from what is saved. A failure is made good by the feed. */
    if (this.index) void this.inTurn(() => this.follow(event)).catch(() => undefined);
  }

  private inTurn(change: () => Promise<void>): Promise<void> {
    const done = this.changed.then(change);
    this.changed = done.catch(() => undefined);
    return done;
  }

  /** Loads everything once, at the first need; after a failure the next need tries again. */
  private loaded(): Promise<SearchIndex> {
    const loading = (this.index ??= this.load().catch((error: unknown) => {
      if (this.index === loading) this.index = undefined;
      throw error;
    }));
    return loading;
  }

  private async load(): Promise<SearchIndex> {
    const index = new SearchIndex();
    await inSteps(this.internships.all(), (row) => index.put(searchable(row)));
    return index;
  }

  /** An index that was never needed is not built because something changed. */
  private async follow({ type, payload }: Followed): Promise<void> {
    if (!this.index) return;
    const index = await this.loaded();
    const put = (id: string, row: OpenInternship | null): void => (row ? index.put(searchable(row)) : index.remove(id));
    if (type === 'employer.card_changed') {
      const rows = await this.internships.ofEmployer(payload.employerId);
      await inSteps(rows, ({ id, row }) => put(id, row));
    } else {
      const id = payload.internshipId;
      put(id, await this.internships.one(id));
    }
  }
}
