import { searchParams, type Id } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { Search } from './search.service.ts';

/** An internship that a search finds. */
export interface FoundInternship {
  readonly id: Id;
  readonly title: string;
  /** When it was public for the first time: what opens again is not new. */
  readonly publishedAt: Date;
}

/** Offers the search for other features. */
@Injectable()
export class PublicSearch {
  constructor(private readonly search: Search) {}

  /**
   * Finds the newest that a search finds, at most one page of them.
   * @param query the search as it stands in the address; one that no longer makes sense finds nothing
   */
  async findNewest(query: string): Promise<readonly FoundInternship[]> {
    const { page: _, ...requestedParams } = Object.fromEntries(new URLSearchParams(query));
    const params = searchParams.safeParse({ ...requestedParams, sort: 'newest' });
    if (!params.success) return [];
    const { items } = await this.search.search(params.data);
    return items.flatMap(({ id, title, firstPublishedAt }) =>
      firstPublishedAt ? [{ id, title: title ?? '', publishedAt: new Date(firstPublishedAt) }] : [],
    );
  }
}
