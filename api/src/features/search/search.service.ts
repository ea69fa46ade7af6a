import type { SearchParams } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { Database } from '../../platform/database/database.service.ts';
import { Events, type DomainEvent } from '../../platform/events/events.service.ts';
import { savedEvents } from '../../platform/events/saved.events.ts';
import { OpenInternships, type OpenInternship } from '../ports/open-internships.port.ts';
import { SearchIndex, type SearchResult } from './search.index.ts';
import { searchable } from './searchable.ts';

const changes = [
  'internship.opened', 'internship.paused', 'internship.resumed', 'internship.closed', 'internship.reopened', 'internship.filled',
  'internship.removed', 'internship.reinstated', 'internship.archived', 'internship.changed',
]; // prettier-ignore
const CARD = 'employer.card_changed';

/** Keeps the index in step with what is open, and answers searches. */
@Injectable()
export class Search implements OnModuleInit {
  private index: Promise<SearchIndex> | undefined;
  /** Ends when all changes told so far are in the index; they go in one after the other. */
  private changed: Promise<void> = Promise.resolve();

  constructor(
    @Inject(OpenInternships) private readonly internships: OpenInternships,
    @Inject(Events) private readonly events: Events,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on('search.index', changes, (event) => this.inTurn(() => this.refresh(event)));
    this.events.on('search.employer', [CARD], (event) => this.inTurn(() => this.refreshEmployer(event)));
    /* What was removed must be gone from the very next search, before the relay tells. */
    this.database.onSaved((work) => {
      for (const event of savedEvents(work)) this.saved(event);
    });
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

  private saved(event: DomainEvent): void {
    /* An index that is not there yet will be built from what is saved. A failure is made good by the relay. */
    if (!this.index) return;
    if (changes.includes(event.type)) void this.inTurn(() => this.refresh(event)).catch(() => undefined);
    else if (event.type === CARD) void this.inTurn(() => this.refreshEmployer(event)).catch(() => undefined);
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
    for await (const row of this.internships.all()) index.put(searchable(row));
    return index;
  }

  private async refresh(event: DomainEvent): Promise<void> {
    const index = await this.loaded();
    const id = String(event.payload['internshipId']);
    this.put(index, id, await this.internships.one(id));
  }

  private async refreshEmployer(event: DomainEvent): Promise<void> {
    const index = await this.loaded();
    const rows = await this.internships.ofEmployer(String(event.payload['employerId']));
    for (const { id, row } of rows) this.put(index, id, row);
  }

  private put(index: SearchIndex, id: string, row: OpenInternship | null): void {
    if (row) index.put(searchable(row));
    else index.remove(id);
  }
}
