import { buildAbility, type Ability, type Rules } from './kernel/ability.ts';
import type { Actor } from './kernel/actor.ts';
import { applicationRules } from './applications/application.rules.ts';
import { documentRules } from './documents/document.rules.ts';
import { internRules } from './interns/intern.rules.ts';
import { internshipRules } from './internships/internship.rules.ts';
import { notificationRules } from './notifications/notification.rules.ts';
import { accountRules } from './accounts/account.rules.ts';
import { administratorRules } from './administrators/administrator.rules.ts';
import { auditRules } from './audit/audit.rules.ts';
import { dataRequestRules } from './data-requests/data-request.rules.ts';
import { employerRules } from './employers/employer.rules.ts';
import { memberRules } from './members/member.rules.ts';
import { caseRules } from './verification/case.rules.ts';
import { reportRules } from './reports/report.rules.ts';
import { newsRules } from './news/news.rules.ts';
import { dashboardRules } from './dashboards/dashboard.rules.ts';

const rules: readonly Rules[] = [
  notificationRules,
  internshipRules,
  applicationRules,
  documentRules,
  internRules,
  accountRules,
  administratorRules,
  auditRules,
  dataRequestRules,
  employerRules,
  memberRules,
  caseRules,
  reportRules,
  newsRules,
  dashboardRules,
];

/** The ability of an actor, from the rules of every feature. */
export const abilityFor = (actor: Actor): Ability => buildAbility(actor, rules);
