import { searchParams } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { OpenSearch, type Found } from '../ports/open-search.port.ts';
import { Search } from './search.service.ts';

/** The search for other features. */
@Injectable()
export class OpenSearchService extends OpenSearch {
  constructor(private readonly search: Search) {
    super();
  }

  async newest(query: string): Promise<readonly Found[]> {
    const { page: _, ...asked } = Object.fromEntries(new URLSearchParams(query));
    const params = searchParams.safeParse({ ...asked, sort: 'newest' });
    if (!params.success) return [];
    const { items } = await this.search.search(params.data);
    return items.flatMap(({ id, title, firstPublishedAt }) =>
      firstPublishedAt ? [{ id, title: title ?? '', publishedAt: new Date(firstPublishedAt) }] : [],
    );
  }
}
