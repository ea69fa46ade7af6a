import type { MessageKey } from './en.ts';
import {
  codeNamesDe,
  internshipFieldsDe,
  notificationTypeMessages,
  studentNotificationTypeMessages,
} from '@prentice/contract';
import { authDe } from './messages/auth-de.messages.ts';
import { newsDe } from './messages/news.messages.ts';
import { reportsDe } from './messages/reports.messages.ts';
import { savedSearchesDe } from './messages/saved-searches.messages.ts';
import { siteDe } from './messages/site-de.messages.ts';
import { uiDe } from './messages/ui-de.messages.ts';
import { internshipsDe } from './messages/internships-de.messages.ts';
import { filtersDe } from './messages/filters-de.messages.ts';
import { externalSignInDe } from './messages/external-sign-in-de.messages.ts';
import { companiesDe } from './messages/companies-de.messages.ts';
import { cvReviewDe } from './messages/cv-review-de.messages.ts';
import { resumeDe } from './messages/resume-de.messages.ts';
import { interviewDe } from './messages/interview-de.messages.ts';
import { dashboardDe } from './messages/dashboard-de.messages.ts';
import { inboxDe } from './messages/inbox-de.messages.ts';
import { pushDe } from './messages/push-de.messages.ts';
import { pushTestDe } from './messages/push-test-de.messages.ts';
import { applyDe } from './messages/apply-de.messages.ts';
import { accountDe } from './messages/account-de.messages.ts';
import { profileDe } from './messages/profile-de.messages.ts';
import { externalJobsDe } from './messages/external-jobs-de.messages.ts';
import { homeDe } from './messages/home-de.messages.ts';

/** All messages in German. */
export const de: Record<MessageKey, string> = {
  ...internshipFieldsDe,
  ...notificationTypeMessages('de'),
  ...studentNotificationTypeMessages('de'),
  ...siteDe,
  ...uiDe,
  ...internshipsDe,
  ...filtersDe,
  ...codeNamesDe,
  ...companiesDe,
  ...externalJobsDe,
  ...homeDe,
  ...newsDe,
  ...reportsDe,
  ...authDe,
  ...externalSignInDe,
  ...profileDe,
  ...accountDe,
  ...applyDe,
  ...inboxDe,
  ...pushDe,
  ...pushTestDe,
  ...dashboardDe,
  ...interviewDe,
  ...savedSearchesDe,
  ...cvReviewDe,
  ...resumeDe,
};
