import { searchParams } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { PublicSearch, type FoundInternship } from '../ports/public-search.port.ts';
import { Search } from './search.service.ts';

/** The search for other features. */
@Injectable()
export class PublicSearchService extends PublicSearch {
  constructor(private readonly search: Search) {
    super();
  }

  async findNewest(query: string): Promise<readonly FoundInternship[]> {
    const { page: _, ...asked } = Object.fromEntries(new URLSearchParams(query));
    const params = searchParams.safeParse({ ...asked, sort: 'newest' });
    if (!params.success) return [];
    const { items } = await this.search.search(params.data);
    return items.flatMap(({ id, title, firstPublishedAt }) =>
      firstPublishedAt ? [{ id, title: title ?? '', publishedAt: new Date(firstPublishedAt) }] : [],
    );
  }
}
