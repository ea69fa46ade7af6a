import { Refusal, type EmployerStatistics, type Page, type ViewOf, type employerViews } from '@prentice/contract';
import { companyCall, type CompanyQuery } from './company.query.ts';

/** A company as everybody sees it. */
export type Company = ViewOf<typeof employerViews.public>;

type Reply = Awaited<ReturnType<App.Locals['api']['employers']['list']>>['items'][number];

/** Administrators get a narrower overview from the same operation; every other view holds what the public sees. */
const isCompany = (employer: Reply): employer is Reply & Company => 'trail' in employer && 'about' in employer;

export interface CompanyList {
  companies: Page<Company>;
  statistics: EmployerStatistics;
}

/** One page of the public companies and the numbers above it. */
export async function loadCompanies({ api }: Pick<App.Locals, 'api'>, query: CompanyQuery): Promise<CompanyList> {
  const [companies, statistics] = await Promise.all([
    api.employers.list({ list: companyCall(query) }),
    api.employers.statistics(),
  ]);
  return { companies: { ...companies, items: companies.items.filter(isCompany) }, statistics };
}

/** The company of a name in the address, or undefined when there is none to see. */
export async function loadCompany({ api }: Pick<App.Locals, 'api'>, slug: string): Promise<Company | undefined> {
  try {
    return await api.employers.bySlug({ params: { slug } });
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return undefined;
    throw error;
  }
}
