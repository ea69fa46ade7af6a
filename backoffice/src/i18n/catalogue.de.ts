import { codeNamesDe } from '@prentice/contract';
import type { MessageKey } from './catalogue.en.ts';
import { administrationDe } from './de/administration.de.ts';
import { auditDe } from './de/audit.de.ts';
import { candidatesDe } from './de/candidates.de.ts';
import { checksDe } from './de/checks.de.ts';
import { companyDe } from './de/company.de.ts';
import { dashboardsDe } from './de/dashboards.de.ts';
import { employersDe } from './de/employers.de.ts';
import { eventsDe } from './de/events.de.ts';
import { internsDe } from './de/interns.de.ts';
import { internshipsDe } from './de/internships.de.ts';
import { moderationDe } from './de/moderation.de.ts';
import { outcomeDe } from './de/outcome.de.ts';
import { eventConsumersDe } from './de/event-consumers.de.ts';
import { postingDe } from './de/posting.de.ts';
import { administratorsDe } from './de/administrators.de.ts';
import { shellDe } from './de/shell.de.ts';
import { verificationDe } from './de/verification.de.ts';

/** Every text of the back office in German. */
export const catalogueDe: Readonly<Record<MessageKey, string>> = {
  ...codeNamesDe,
  ...shellDe,
  ...administrationDe,
  ...auditDe,
  ...candidatesDe,
  ...checksDe,
  ...companyDe,
  ...dashboardsDe,
  ...employersDe,
  ...eventsDe,
  ...internsDe,
  ...internshipsDe,
  ...moderationDe,
  ...outcomeDe,
  ...eventConsumersDe,
  ...postingDe,
  ...administratorsDe,
  ...verificationDe,
};
