import { authEn } from './messages/auth.en.ts';
import { externalEn } from './messages/external.en.ts';
import { companiesEn } from './messages/companies.en.ts';
import { filtersEn } from './messages/filters.en.ts';
import { changesEn } from './messages/changes.en.ts';
import { deskEn } from './messages/desk.en.ts';
import { inboxEn } from './messages/inbox.en.ts';
import { applyEn } from './messages/apply.en.ts';
import { accountEn } from './messages/account.en.ts';
import { profileEn } from './messages/profile.en.ts';
import { homeEn } from './messages/home.en.ts';
import { internshipsEn } from './messages/internships.en.ts';
import { refusalsEn } from './messages/refusals.en.ts';
import { reportsEn } from './messages/reports.en.ts';
import { savedEn } from './messages/saved.en.ts';
import { siteEn } from './messages/site.en.ts';
import { uiEn } from './messages/ui.en.ts';

/** All messages in English; the other languages must have exactly these keys. */
export const en = {
  ...siteEn,
  ...uiEn,
  ...refusalsEn,
  ...internshipsEn,
  ...filtersEn,
  ...companiesEn,
  ...homeEn,
  ...reportsEn,
  ...authEn,
  ...externalEn,
  ...profileEn,
  ...accountEn,
  ...applyEn,
  ...inboxEn,
  ...changesEn,
  ...deskEn,
  ...savedEn,
};
export type MessageKey = keyof typeof en;
