import { z } from 'zod';
import { filter, defineListSchema } from '../kernel/list.ts';
import { country, instant, searchText } from '../kernel/text.ts';
import { employerType, industry, sizeBand, verificationLevel } from './employer.contract.ts';
import { verificationState } from './employer.lifecycle.ts';

const inside = ['overview', 'full'] as const;
const share = z.number().min(0).max(1);

export const employerList = defineListSchema({
  resource: 'employers',
  filters: {
    q: filter.search(['name', 'legalName', 'city']),
    industry: filter.in('industry', industry),
    sizeBand: filter.in('sizeBand', sizeBand),
    type: filter.in('type', employerType),
    country: filter.in('country', country),
    level: filter.in('verification.level', verificationLevel, 2),
    openInternships: filter.gte('openInternships', z.int().min(0).max(1_000)),
    answersWithinPromise: filter.gte('responsiveness.withinPromise', share),
    answersWithinDays: filter.lte('responsiveness.medianDays', z.number().min(0).max(180)),
    state: filter.in('verification.state', verificationState, 7, inside),
    live: filter.eq('live', z.boolean(), inside),
    publishBlocked: filter.eq('publishBlocked', z.boolean(), inside),
    overdue: filter.gte('overdueApplications', z.int().min(0).max(100_000), inside),
    completeness: filter.gte('completeness', z.int().min(0).max(100), inside),
    expiresBefore: filter.lte('verification.expiresAt', instant, inside),
    createdFrom: filter.gte('createdAt', instant),
    createdTo: filter.lte('createdAt', instant),
    emailDomain: filter.eq('emailDomain', searchText(253), ['full']),
    openReports: filter.gte('openReports', z.int().min(0).max(10_000), ['full']),
  },
  sorts: {
    name: 'name',
    createdAt: 'createdAt',
    openInternships: 'openInternships',
    answersWithinPromise: 'responsiveness.withinPromise',
    verifiedAt: 'verification.verifiedAt',
  },
  defaultSort: ['name', 'ASC'],
});

const counted = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int() }));

/** Numbers above the list of companies, over all public employers, with counts per filter value. */
export const employerStatistics = z.object({
  employers: z.int(),
  withOpenInternships: z.int(),
  openInternships: z.int(),
  /** Over employers that show their responsiveness; null while there is none. */
  medianDays: z.number().nullable(),
  withinPromise: z.number().nullable(),
  industries: counted(industry),
  sizeBands: counted(sizeBand),
  types: counted(employerType),
  countries: counted(z.string()),
});
export type EmployerStatistics = z.infer<typeof employerStatistics>;
