import type { EmployerStatistics, Page } from '@prentice/contract';
import type { Company } from '../../shared/company.ts';
import { companyListRequest, type CompanyQuery } from './company-query.ts';

type Reply = Awaited<ReturnType<App.Locals['api']['employers']['list']>>['items'][number];

/**
 * Returns whether this is a company: administrators get a narrower overview from the same operation; every other view
 * holds what the public sees.
 */
const isCompany = (employer: Reply): employer is Reply & Company =>
  'verificationChecks' in employer && 'about' in employer;

export interface CompanyList {
  companies: Page<Company>;
  statistics: EmployerStatistics;
  /** The words that were searched for instead of those that no company has; null when these were. */
  corrected: string | null;
}

type Api = Pick<App.Locals, 'api'>;

async function listCompanies({ api }: Api, query: CompanyQuery): Promise<Page<Company>> {
  const companies = await api.employers.list({ list: companyListRequest(query) });
  return { ...companies, items: companies.items.filter(isCompany) };
}

/**
 * Returns how the search of internships, which knows the names of their companies, would spell some words; null for the
 * same.
 */
async function likelySpelling({ api }: Api, q: string): Promise<string | null> {
  const { suggestions } = await api.internships.search({ query: { q } });
  return suggestions[0] ?? null;
}

/**
 * Loads one page of the public companies and the numbers above it. What no company has is taken for a slip of the fingers.
 */
export async function loadCompanies(locals: Api, query: CompanyQuery): Promise<CompanyList> {
  const [companies, statistics] = await Promise.all([listCompanies(locals, query), locals.api.employers.statistics()]);
  const spelling = query.q && companies.total === 0 ? await likelySpelling(locals, query.q) : null;
  const others = spelling === null ? companies : await listCompanies(locals, { ...query, q: spelling });
  if (others.total === 0) return { companies, statistics, corrected: null };
  return { companies: others, statistics, corrected: spelling };
}

/** Returns a schema.org Organization of a company page. */
export function companyJsonLd(company: Company, publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    legalName: company.legalName,
    url: `${publicUrl}/internships/companies/${company.slug}`,
    sameAs: company.website,
    ...(company.logoId && { logo: `${publicUrl}/api/employers/${company.id}/logo` }),
    ...((company.city || company.country) && {
      address: { '@type': 'PostalAddress', addressLocality: company.city, addressCountry: company.country },
    }),
  };
}
