import {
  codeNamesEn,
  internshipFieldsEn,
  notificationTypeMessages,
  studentNotificationTypeMessages,
} from '@prentice/contract';
import { authEn } from './messages/auth-en.messages.ts';
import { externalSignInEn } from './messages/external-sign-in-en.messages.ts';
import { companiesEn } from './messages/companies-en.messages.ts';
import { filtersEn } from './messages/filters-en.messages.ts';
import { cvReviewEn } from './messages/cv-review-en.messages.ts';
import { resumeEn } from './messages/resume-en.messages.ts';
import { interviewEn } from './messages/interview-en.messages.ts';
import { dashboardEn } from './messages/dashboard-en.messages.ts';
import { inboxEn } from './messages/inbox-en.messages.ts';
import { pushEn } from './messages/push-en.messages.ts';
import { pushTestEn } from './messages/push-test-en.messages.ts';
import { applyEn } from './messages/apply-en.messages.ts';
import { accountEn } from './messages/account-en.messages.ts';
import { profileEn } from './messages/profile-en.messages.ts';
import { externalJobsEn } from './messages/external-jobs-en.messages.ts';
import { homeEn } from './messages/home-en.messages.ts';
import { internshipsEn } from './messages/internships-en.messages.ts';
import { newsEn } from './messages/news.messages.ts';
import { reportsEn } from './messages/reports.messages.ts';
import { savedSearchesEn } from './messages/saved-searches.messages.ts';
import { siteEn } from './messages/site-en.messages.ts';
import { uiEn } from './messages/ui-en.messages.ts';

/**
 * All messages in English; the other languages must have exactly these keys. What the portal calls otherwise than the
 * contract has the same key further down.
 */
export const en = {
  ...internshipFieldsEn,
  ...notificationTypeMessages('en'),
  ...studentNotificationTypeMessages('en'),
  ...siteEn,
  ...uiEn,
  ...internshipsEn,
  ...filtersEn,
  ...codeNamesEn,
  ...companiesEn,
  ...externalJobsEn,
  ...homeEn,
  ...newsEn,
  ...reportsEn,
  ...authEn,
  ...externalSignInEn,
  ...profileEn,
  ...accountEn,
  ...applyEn,
  ...inboxEn,
  ...pushEn,
  ...pushTestEn,
  ...dashboardEn,
  ...interviewEn,
  ...savedSearchesEn,
  ...cvReviewEn,
  ...resumeEn,
};
export type MessageKey = keyof typeof en;
