import { administrators } from '../features/administrators/index.ts';
import { applications } from '../features/applications/index.ts';
import { audit } from '../features/audit/index.ts';
import { company } from '../features/company/index.ts';
import { dashboards } from '../features/dashboards/index.ts';
import { employers } from '../features/employers/index.ts';
import { inbox } from '../features/inbox/index.ts';
import { interns } from '../features/interns/index.ts';
import { internships } from '../features/internships/index.ts';
import { verification } from '../features/verification/index.ts';
import type { Feature } from './LazyScreen.tsx';

/** Every feature of the back office by its front door. */
export const features: readonly Feature[] = [
  administrators,
  applications,
  audit,
  company,
  dashboards,
  employers,
  inbox,
  interns,
  internships,
  verification,
];
