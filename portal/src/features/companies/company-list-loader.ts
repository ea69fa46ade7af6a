import type { EmployerStatistics, Page } from '@prentice/contract';
import type { Company } from '../../market/company-loader.ts';
import { companyListRequest, type CompanyQuery } from './company-query.ts';

type Reply = Awaited<ReturnType<App.Locals['api']['employers']['list']>>['items'][number];

/** Administrators get a narrower overview from the same operation; every other view holds what the public sees. */
const isCompany = (employer: Reply): employer is Reply & Company =>
  'verificationChecks' in employer && 'about' in employer;

export interface CompanyList {
  companies: Page<Company>;
  statistics: EmployerStatistics;
}

/** One page of the public companies and the numbers above it. */
export async function loadCompanies({ api }: Pick<App.Locals, 'api'>, query: CompanyQuery): Promise<CompanyList> {
  const [companies, statistics] = await Promise.all([
    api.employers.list({ list: companyListRequest(query) }),
    api.employers.statistics(),
  ]);
  return { companies: { ...companies, items: companies.items.filter(isCompany) }, statistics };
}

/** A schema.org Organization of a company page. */
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
