import {
  employerTypes,
  industries,
  sizeBands,
  type EmployerType,
  type Industry,
  type ListRequest,
} from '@prentice/contract';
import { z } from 'zod';
import { pathWithQuery, readFlag, readList, readNumber, readOption, readPage, readText } from '../../site/url-query.ts';

export const companySorts = ['name', 'open', 'answers', 'verified'] as const;
export type CompanySort = (typeof companySorts)[number];
/** Shares answered within the promise that can be asked for, in percent. */
export const answerShares = [50, 75, 90] as const;
export const companiesPerPage = 20;

/** The list of companies takes a share from 0 to 1. */
const percentage = z.number().max(100);

/** The whole state of the list of companies, as its address holds it. */
export interface CompanyQuery {
  q: string;
  industry: Industry[];
  size: (typeof sizeBands)[number][];
  type: EmployerType[];
  /** Whether only companies with open internships are shown. */
  open: boolean;
  /** At least so many percent answered within the promise. */
  answers?: number;
  sort: CompanySort;
  page: number;
}

export const readCompanyQuery = (query: URLSearchParams): CompanyQuery => ({
  q: readText(query, 'q', 80),
  industry: readList(query, 'industry', industries),
  size: readList(query, 'size', sizeBands),
  type: readList(query, 'type', employerTypes),
  open: readFlag(query, 'open'),
  answers: readNumber(query, 'answers', percentage),
  sort: readOption(query, 'sort', companySorts) ?? 'name',
  page: readPage(query),
});

/** Returns the address of a state, with parts of it changed; a change of anything but the page goes back to the first one. */
export function companyListPath(query: CompanyQuery, change: Partial<CompanyQuery> = {}): string {
  const { sort, page, ...rest } = { ...query, page: 1, ...change };
  return pathWithQuery('/internships/companies', {
    ...rest,
    sort: sort === 'name' ? '' : sort,
    page: page === 1 ? 0 : page,
  });
}

const sorts: Record<CompanySort, readonly [string, 'ASC' | 'DESC']> = {
  name: ['name', 'ASC'],
  open: ['openInternships', 'DESC'],
  answers: ['answersWithinPromise', 'DESC'],
  verified: ['verifiedAt', 'DESC'],
};

/** Returns the list request of the API for a state. */
export function companyListRequest(query: CompanyQuery): ListRequest {
  const first = (query.page - 1) * companiesPerPage;
  return {
    filter: {
      ...(query.q && { q: query.q }),
      ...(query.industry.length > 0 && { industry: query.industry }),
      ...(query.size.length > 0 && { sizeBand: query.size }),
      ...(query.type.length > 0 && { type: query.type }),
      ...(query.open && { openInternships: 1 }),
      ...(query.answers && { answersWithinPromise: query.answers / 100 }),
    },
    sort: sorts[query.sort],
    range: [first, first + companiesPerPage - 1],
  };
}
