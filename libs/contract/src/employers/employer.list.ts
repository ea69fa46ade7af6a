import { z } from 'zod';
import { listedFields } from '../kernel/fields.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { employerType, industry, sizeBand } from './employer.contract.ts';
import { employerFields } from './employer-fields.ts';

const { filters, sorts, sortViews } = listedFields(employerFields);

export const employerList = defineListSchema({
  resource: 'employers',
  filters: { q: filter.search(['name', 'legalName', 'city']), ...filters },
  sorts,
  sortViews,
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
