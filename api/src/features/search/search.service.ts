import type { ComparisonParams, SearchParams } from '@prentice/contract';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Metrics } from '../../platform/metrics/metrics.service.ts';
import type { EventAbout } from '../../platform/events/catalogue/event-catalogue.ts';
import { forPublicListEvents } from '../../platform/events/catalogue/internship.events.ts';
import { Events } from '../../platform/events/events.service.ts';
import { forEachYielding } from '../../platform/database/document-batches.ts';
import { OpenInternships, type OpenInternship } from '../internships/index.ts';
import { SearchIndex, type SearchResult } from './in-memory/search-index.ts';
import { indexedFields, toSearchable } from './in-memory/searchable.ts';

/** Keeps the index in step with what is open, and answers searches. */
@Injectable()
export class Search implements OnModuleInit {
  private index: Promise<SearchIndex> | undefined;
  private currentIndex: SearchIndex | undefined;
  /** Resolves when all changes so far are in the index; they are applied one after the other. */
  private changed: Promise<void> = Promise.resolve();

  constructor(
    private readonly internships: OpenInternships,
    private readonly clock: Clock,
    private readonly events: Events,
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      'search_index_slots',
      'Places for internships in the search index',
      () => this.currentIndex?.size ?? 0,
    );
    const refresh = ({ payload: { internshipId } }: EventAbout<'internshipId'>) =>
      this.update((index) => this.refreshInternship(index, internshipId));
    this.events.onInEveryProcess({
      ...forPublicListEvents(refresh),
      'maintenance.started': async ({ payload }) => {
        if (payload.kind !== 'search_index' || !this.index) return;
        this.rebuild();
        await this.warmUp();
      },
      /* Recorded when an employer's summary changed; its internships have the new one by then. */
      'employer.summary_changed': ({ payload }) =>
        this.update((index) => this.refreshInternshipsOf(index, payload.employerId)),
    });
  }

  /**
   * Builds the index in steps between requests, in a process that answers searches; a search that comes first builds it
   * at once.
   */
  async warmUp(): Promise<void> {
    if (this.settings.ROLE !== 'worker') await this.loadedIndex();
  }

  /** Searches. Every change saved by this process before the call is in the answer. */
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

  /** Forgets the index; the next search rebuilds it. For maintenance, and seeds that write past the events. */
  rebuild(): void {
    this.index = undefined;
  }

  /**
   * Changes the index, if there is one: one that was never needed is built from what is saved when it is. A removed
   * internship is gone from the very next search.
   */
  private async update(change: (index: SearchIndex) => Promise<void>): Promise<void> {
    if (!this.index) return;
    await this.runInOrder(async () => {
      if (this.index) await change(await this.loadedIndex());
    });
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
    await forEachYielding(this.internships.all(indexedFields), (row) => index.put(toSearchable(row)));
    this.currentIndex = index;
    return index;
  }

  private async refreshInternship(index: SearchIndex, id: string): Promise<void> {
    put(index, id, await this.internships.find(id, indexedFields));
  }

  private async refreshInternshipsOf(index: SearchIndex, employerId: string): Promise<void> {
    const rows = await this.internships.findByEmployer(employerId, indexedFields);
    await forEachYielding(rows, ({ id, row }) => put(index, id, row));
  }
}

function put(index: SearchIndex, id: string, row: OpenInternship | null): void {
  if (row) index.put(toSearchable(row));
  else index.remove(id);
}
