import type { SearchParams } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { Events, type DomainEvent } from '../../platform/events/events.service.ts';
import { OpenInternships } from '../ports/open-internships.port.ts';
import { SearchIndex, type SearchResult } from './search.index.ts';
import { searchable } from './searchable.ts';

const changes = [
  'internship.opened', 'internship.paused', 'internship.resumed', 'internship.closed', 'internship.reopened', 'internship.filled',
  'internship.removed', 'internship.changed',
]; // prettier-ignore

/** Keeps the index in step with what is open, and answers searches. */
@Injectable()
export class Search implements OnModuleInit {
  private readonly index = new SearchIndex();
  private loading: Promise<void> | undefined;

  constructor(
    @Inject(OpenInternships) private readonly internships: OpenInternships,
    @Inject(Events) private readonly events: Events,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on('search.index', changes, (event) => this.refresh(event));
    this.events.on('search.employer', ['employer.card_changed'], (event) => this.refreshEmployer(event));
  }

  async search(params: SearchParams): Promise<SearchResult> {
    await this.ready();
    return this.index.search(params, this.clock.now());
  }

  /** Loads everything once, at the first need; after a failure the next need tries again. */
  private async ready(): Promise<void> {
    this.loading ??= this.load().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }

  /** Forgets the index; the next search builds it anew. For seeds that write past the events. */
  rebuild(): void {
    this.loading = undefined;
    this.index.clear();
  }

  private async load(): Promise<void> {
    for await (const row of this.internships.all()) this.index.put(searchable(row));
  }

  private async refresh(event: DomainEvent): Promise<void> {
    await this.ready();
    const id = String(event.payload['internshipId']);
    const row = await this.internships.one(id);
    if (row) this.index.put(searchable(row));
    else this.index.remove(id);
  }

  private async refreshEmployer(event: DomainEvent): Promise<void> {
    await this.ready();
    for (const { id, row } of await this.internships.ofEmployer(String(event.payload['employerId']))) {
      if (row) this.index.put(searchable(row));
      else this.index.remove(id);
    }
  }
}
