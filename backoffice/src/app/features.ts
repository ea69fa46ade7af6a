import { administrators } from '../features/administrators/index.ts';
import { announcements } from '../features/announcements/index.ts';
import { applications } from '../features/applications/index.ts';
import { audit } from '../features/audit/index.ts';
import { company } from '../features/company/index.ts';
import { cvAdministration } from '../features/cv-administration/index.ts';
import { cvAnalyzer } from '../features/cv-analyzer/index.ts';
import { dashboards } from '../features/dashboards/index.ts';
import { dataRequests } from '../features/data-requests/index.ts';
import { employers } from '../features/employers/index.ts';
import { externalJobs } from '../features/external-jobs/index.ts';
import { inbox } from '../features/inbox/index.ts';
import { interns } from '../features/interns/index.ts';
import { internships } from '../features/internships/index.ts';
import { news } from '../features/news/index.ts';
import { reports } from '../features/reports/index.ts';
import { verification } from '../features/verification/index.ts';
import type { Feature, MenuEntry } from './LazyScreen.tsx';

/** Every feature of the back office by its index file, in the order of the menu. */
export const features: readonly Feature[] = [
  dashboards,
  applications,
  cvAnalyzer,
  verification,
  internships,
  company,
  reports,
  employers,
  interns,
  news,
  announcements,
  externalJobs,
  cvAdministration,
  dataRequests,
  administrators,
  audit,
  inbox,
];

/** The entries of all menus; each person sees those that are theirs. */
export const menuEntries: readonly MenuEntry[] = features.flatMap(({ menu = [] }) => menu);
