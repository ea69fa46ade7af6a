import { administrators } from '../features/administrators/index.ts';
import { announcements } from '../features/announcements/index.ts';
import { applications } from '../features/applications/index.ts';
import { audit } from '../features/audit/index.ts';
import { company } from '../features/company/index.ts';
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
import type { Feature } from './LazyScreen.tsx';
import type { Screen } from './screen-paths.ts';

/** Every feature of the back office by its index file. */
export const features: readonly Feature[] = [
  administrators,
  announcements,
  applications,
  audit,
  company,
  dashboards,
  dataRequests,
  employers,
  externalJobs,
  inbox,
  interns,
  internships,
  news,
  reports,
  verification,
];

const declared = new Set(features.flatMap((feature) => Object.keys(feature.screens)));

/** Whether a feature has brought this screen yet. */
export const hasScreen = (screen: Screen): boolean => declared.has(screen);
