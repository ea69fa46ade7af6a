import { describe, expect, it } from 'vitest';
import { principalsByAction } from '../../test/principals.ts';
import { errorMessage } from '../kernel/errors.ts';
import { issueMessage, knownFieldMessage, translateFieldMessage } from '../kernel/field-error-message.ts';
import { announcementAudience } from './announcement-audience.ts';
import { announcementContent, announcementCreate, announcementMissing, textFor } from './announcement.contract.ts';
import { writtenLanguages } from './announcement.lifecycle.ts';

const managers = ['announcementsAdmin', 'admin'];
const none = { title: '', body: '' };
const en = { title: 'Office hours in May', body: 'We answer questions every Tuesday.' };
const de = { title: 'Sprechstunden im Mai', body: 'Wir beantworten jeden Dienstag Fragen.' };

describe('announcements', () => {
  it('that are drafts are read, changed, deleted and sent by full administrators and those with the permission', () => {
    expect(principalsByAction('Announcement', { state: 'draft' })).toEqual({
      read: managers,
      create: managers,
      update: managers,
      delete: managers,
      transition: managers,
    });
  });
  it.each(['scheduled', 'sending', 'sent', 'cancelled'])('that are %s are neither changed nor deleted', (state) => {
    expect(principalsByAction('Announcement', { state })).toEqual({
      read: managers,
      create: managers,
      transition: managers,
    });
  });
  it('say at a time that is over what to choose, in every language', () => {
    const message = errorMessage('SEND_TIME_INVALID');
    expect(knownFieldMessage(message)).toBe('Choose a time in the future, at most 90 days ahead.');
    expect(translateFieldMessage(message, 'de')).toBe(
      'Wählen Sie einen Zeitpunkt in der Zukunft, höchstens 90 Tage voraus.',
    );
  });
  it('need a title in one language to be a draft', () => {
    const faultsOf = (form: object) =>
      announcementCreate.safeParse(form).error?.issues.map(({ path }) => path.join('.'));
    expect(faultsOf({})).toEqual(['en.title']);
    expect(faultsOf({ en: { title: ' ', body: en.body } })).toEqual(['en.title']);
    expect(faultsOf({ de: { title: '', body: de.body } })).toEqual(['de.title']);
    expect(faultsOf({ de: { title: 'Neu' } })).toBeUndefined();
    expect(announcementCreate.safeParse({}).error?.issues.map(issueMessage)).toEqual(['Enter a title.']);
  });
  it('need a text in one language and an audience to be sent', () => {
    const empty = announcementContent.parse({});
    expect(announcementMissing(empty).map(({ field }) => field)).toEqual(['audience.groups', 'en.title', 'en.body']);
    const audience = announcementAudience.parse({ groups: ['intern'] });
    expect(announcementMissing({ en: none, de, audience })).toEqual([]);
    expect(announcementMissing({ en, de: { ...de, body: '' }, audience }).map(({ field }) => field)).toEqual([
      'de.body',
    ]);
  });
  it('are read in the own language where they are written in it', () => {
    expect(writtenLanguages({ en: none, de })).toEqual(['de']);
    expect(textFor({ en, de }, 'de-AT')).toEqual(de);
    expect(textFor({ en, de }, 'en')).toEqual(en);
    expect(textFor({ en, de: none }, 'de')).toEqual(en);
    expect(textFor({ en: none, de }, 'en')).toEqual(de);
  });
  it.each(['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)', '/\\elsewhere'])(
    'do not lead to %s',
    (link) => {
      expect(announcementCreate.safeParse({ en, link }).success).toBe(false);
    },
  );
  it('lead to a page of this site', () => {
    expect(announcementCreate.safeParse({ en, link: '/nope/nothing' }).success).toBe(false);
    expect(announcementCreate.parse({ en, link: '/internships?workMode=remote' }).link).toBe(
      '/internships?workMode=remote',
    );
  });
});
