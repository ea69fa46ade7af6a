import type { MessageKey } from './en.ts';
import { authDe } from './messages/auth.de.ts';
import { refusalsDe } from './messages/refusals.de.ts';
import { reportsDe } from './messages/reports.de.ts';
import { savedDe } from './messages/saved.de.ts';
import { siteDe } from './messages/site.de.ts';
import { uiDe } from './messages/ui.de.ts';
import { internshipsDe } from './messages/internships.de.ts';
import { filtersDe } from './messages/filters.de.ts';
import { externalDe } from './messages/external.de.ts';
import { companiesDe } from './messages/companies.de.ts';
import { changesDe } from './messages/changes.de.ts';
import { deskDe } from './messages/desk.de.ts';
import { inboxDe } from './messages/inbox.de.ts';
import { applyDe } from './messages/apply.de.ts';
import { accountDe } from './messages/account.de.ts';
import { profileDe } from './messages/profile.de.ts';
import { homeDe } from './messages/home.de.ts';

/** All messages in German. */
export const de: Record<MessageKey, string> = {
  ...siteDe,
  ...uiDe,
  ...refusalsDe,
  ...internshipsDe,
  ...filtersDe,
  ...companiesDe,
  ...homeDe,
  ...reportsDe,
  ...authDe,
  ...externalDe,
  ...profileDe,
  ...accountDe,
  ...applyDe,
  ...inboxDe,
  ...changesDe,
  ...deskDe,
  ...savedDe,
};
