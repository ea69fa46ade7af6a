import { operations, type OperationShape } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestActor, TestMember } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { anInterview, anOffer, Marketplace, profile, type Applicant } from '../support/marketplace.fixture.ts';
import { companiesOf, companyProfile } from '../support/test-companies.ts';
import { allEmails, type SentEmail } from '../support/mailbox.ts';
import { textLeavesOf, replaceLeaf } from './text-leaves.ts';

/* Each tries to leave another kind of place: an element, an attribute, a script, a cell, a line, a link. */
const long =
  '=HYPERLINK("https://evil.example")</p></title></script><evil-tag onclick=alert(1)>\'"><script>alert(2)</script>\n' +
  '=1+1;=1+2,"=1+3\r\nATTENDEE:mailto:evil@evil.example\nEND:VEVENT\n\tBcc: evil@evil.example [x](javascript:alert(3)) ]]><evil-tag>';
/* What fits into one line. */
const line = long.replace(/\s+/g, ' ');
const hostile = [long, long.slice(0, 112), '=1+1"><evil-tag onclick=a>', '+1"><evil-tag>', '@<evil-tag>'];

/** The body with the worst text in every place that takes one. */
function poisoned<T>({ body: schema }: OperationShape, body: T, except: RegExp = /^$/): T {
  let worst: unknown = body;
  for (const { path, text } of textLeavesOf(body)) {
    if (except.test(String(path.at(-1)))) continue;
    const tries = hostile.flatMap((hostileText) => [
      hostileText,
      hostileText.padEnd(Math.min(text.length, 400), ' and so on'),
    ]);
    worst =
      tries.map((text) => replaceLeaf(worst, path, text)).find((value) => schema?.safeParse(value).success) ?? worst;
  }
  return worst as T;
}

/** The rows of a spreadsheet, as RFC 4180 reads them. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 1);
}

describe('hostile text written by people', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let owner: TestMember;
  let intern: Applicant;
  let applicationId: string;
  const calendars: string[] = [];
  let attachment = '';

  beforeAll(async () => {
    api = await startTestApp();
    marketplace = await Marketplace.create(api);
    owner = marketplace.owner;
    const params = { id: owner.employerId };
    const { version } = await companiesOf(api).stored(owner.employerId);
    const company = poisoned(operations.employers.update, companyProfile({ tradeName: 'Trade' }), /website|country/);
    await owner.client.employers.update({ params, version, body: company });
    await companiesOf(api).setState(owner.employerId, 'verified');
    intern = await poisonedApplicant();
    applicationId = await poisonedApplication();
    await story();
  });
  afterAll(() => api.close());

  const get = (who: TestActor, path: string) =>
    api.inject({ url: `/api/${path}`, headers: { authorization: `Bearer ${who.token}` } });

  async function poisonedApplicant(): Promise<Applicant> {
    const full = profile({
      experience: [{ title: 'Helper', organisation: 'Lab', start: '2024-01', end: null, highlights: ['One'] }],
      links: ['https://ada.example'],
    });
    const change = poisoned(operations.interns.save, { ...full, version: undefined }, /^version$/);
    return marketplace.applicant(change, 'Words', `${hostile[2]}.txt`);
  }

  async function poisonedApplication(): Promise<string> {
    const question = { key: 'why', kind: 'long' as const, label: 'Why this one?', options: [], required: true };
    const posting = poisoned(
      operations.internships.update,
      { title: 'A title', tasks: ['Task one is this', 'Task two is this'], learningOutcomes: ['Outcome one'], mentorName: 'Mentor' },
      /^$/,
    ); // prettier-ignore
    const { title, tasks, learningOutcomes, mentorName } = posting;
    const short = String(title).replace(/\s+/g, ' ').slice(0, 90);
    const internshipId = await marketplace.internship({
      title: `Posting ${short}`,
      tasks,
      learningOutcomes,
      mentorName,
      locations: [{ city: hostile[2] ?? '', country: 'AT', lat: null, lon: null }],
      requiredSkills: [{ id: null, label: hostile[2] ?? '' }],
      questions: [{ ...question, label: line.slice(0, 112) }],
    });
    const sent = { coverNote: long, answers: [{ key: 'why', value: long }] };
    return (await marketplace.apply(intern, internshipId, sent)).id;
  }

  /** All the way, through every step of an application and every word about it. */
  async function story(): Promise<void> {
    const params = { id: applicationId };
    await owner.client.applicationNotes.create({ body: { applicationId, text: long } });
    await owner.client.applications.rate({ params, body: { rating: 3, tags: [hostile[2] ?? '', '=1+1'] } });
    await marketplace.transition(owner, applicationId, { to: 'shortlisted' });
    const interview = { ...anInterview(api.clock.now()), place: line.slice(0, 160), note: long };
    await marketplace.transition(owner, applicationId, { to: 'interview', interview });
    for (const who of [owner, intern])
      calendars.push((await get(who, `applications/${applicationId}/interview.ics`)).body);
    attachment = String((await get(intern, `documents/${intern.cvId}/file`)).headers['content-disposition']);
    await marketplace.transition(owner, applicationId, { to: 'finalist' });
    await marketplace.transition(owner, applicationId, {
      to: 'offered',
      offer: { ...anOffer(api.clock.now()), text: long },
    });
    await marketplace.transition(intern, applicationId, { to: 'offer_declined', note: long });
    const stored = await marketplace.stored(applicationId);
    await intern.client.reports.create({
      body: { targetType: 'internship', targetId: stored.internshipId.toHexString(), code: 'misleading', text: long },
    });
    const [report] = (await marketplace.admin.client.reports.list({ list: {} })).items;
    await marketplace.admin.client.reports.transition({
      params: { id: report?.id ?? '' },
      body: { to: 'dismissed', note: long, answer: long },
    });
    await owner.client.memberInvitations.create({ body: { email: 'new@people.example', role: 'recruiter' } });
    await marketplace.admin.client.employers.transition({
      params: { id: owner.employerId },
      body: { to: 'suspended', reason: 'other', note: long },
    });
    await marketplace.admin.client.users.transition({
      params: { id: intern.id },
      body: { to: 'suspended', reason: 'other', note: long },
    });
  }

  const htmlOf = ({ source }: SentEmail): string => /<!doctype html>[\s\S]*<\/html>/i.exec(source)?.[0] ?? '';

  it('is text in every mail, and adds no header to any', async () => {
    const mails = await allEmails(api);
    expect(mails.length).toBeGreaterThan(5);
    expect(mails.filter(({ source }) => source.includes('evil-tag')).length).toBeGreaterThan(3);
    for (const mail of mails) {
      const html = htmlOf(mail);
      const tags = [...html.matchAll(/<(\/?[a-z!][\w-]*)([^>]*)>/gi)].map(([, name = '']) => name.replace('/', ''));
      const knownTags = ['!doctype', 'html', 'head', 'meta', 'title', 'style', 'body', 'div', 'h1', 'p', 'a'];
      expect(
        tags.filter((name) => !knownTags.includes(name.toLowerCase())),
        mail.subject,
      ).toEqual([]);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
      expect(links.filter((link) => !link.startsWith(api.settings.PUBLIC_URL ?? ''))).toEqual([]);
      const [head = ''] = mail.source.split(/\r?\n\r?\n/);
      expect(head).not.toMatch(/^(bcc|attendee|cc):/im);
    }
  });

  it('is text in calendars', () => {
    expect(calendars).toHaveLength(2);
    for (const file of calendars) {
      expect(file).toContain('evil');
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const lines = file.replaceAll('\r\n ', '').split('\r\n');
      const names = lines.map((line) => line.split(/[:;]/)[0]);
      expect(names.filter((name) => name === 'END')).toHaveLength(2);
      expect(names).not.toContain('ATTENDEE');
    }
  });

  it('is no formula in any cell of a spreadsheet, and moves no cell', async () => {
    const { client } = marketplace.admin;
    const files = await Promise.all([
      owner.client.applications.export({ query: {} }),
      client.applications.export({ query: {} }),
      client.audit.export({ query: {} }),
      client.employers.export({ query: {} }),
      client.interns.export({ query: {} }),
      client.internships.export({ query: {} }),
      client.users.export({ query: {} }),
      client.verificationCases.export({ query: {} }),
    ]);
    const all = await Promise.all(files.map((file) => file.text()));
    expect(all.filter((text) => text.includes('evil-tag')).length).toBeGreaterThan(3);
    for (const text of all) {
      const [heading = [], ...rows] = cellsOf(text.replace('\uFEFF', ''));
      for (const row of rows) {
        expect(row).toHaveLength(heading.length);
        /* A number, as of a telephone, computes nothing. */
        expect(row.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^[-+]?\d[\d ]*$/.test(cell))).toEqual([]);
      }
    }
  });

  it('is JSON wherever the API repeats it, which no browser takes for a page', async () => {
    const paths = [`applications/${applicationId}`, 'internships', 'notifications', `employers/${owner.employerId}`];
    for (const path of paths) {
      const { headers } = await get(marketplace.admin, path);
      expect(headers['content-type'], path).toMatch(/^application\/(problem\+)?json/);
      expect(headers['x-content-type-options'], path).toBe('nosniff');
    }
  });

  it('names a file without leaving its header', () => {
    expect(attachment.match(/filename=/g)).toHaveLength(1);
    expect(attachment.split('"')).toHaveLength(3);
    expect(attachment).not.toMatch(/[\r\n]/);
  });

  it.each([
    ['a path', '../../../etc/passwd.txt'],
    ['a path of another system', String.raw`..\..\secret.txt`],
    ['a name that reads backwards', 'cv\u202etxt.exe.txt'],
    ['a name that is turned around within itself', 'cv\u2067fdp\u2069.txt'],
    ['a name of several lines', 'cv\u2028Set-Cookie: a=b.txt'],
    ['a name that is cut within a character', `${'\u{1f600}'.repeat(150)}.txt`],
    ['a name that is cut within another', `a${'\u{1f600}'.repeat(150)}.txt`],
    ['a name of nothing', '   '],
    ['a name of dots', '..'],
  ])('%s is kept and sent back as a harmless one', async (_, fileName) => {
    const ada = await marketplace.applicant();
    const file = new Blob([`Experience with laboratory work and statistics. ${fileName}`]);
    const { id } = await ada.client.documents.upload({ body: { kind: 'cv' }, file, fileName });
    const presentedDocument = await ada.client.documents.get({ params: { id } });
    expect(presentedDocument.fileName).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufffd\\/]/);
    expect(presentedDocument.fileName).not.toMatch(/^\.+$/);
    expect(presentedDocument.fileName.isWellFormed()).toBe(true);
    const reply = await get(ada, `documents/${id}/file`);
    expect(reply.statusCode).toBe(200);
    expect(String(reply.headers['content-disposition'])).toMatch(/^[\x20-\x7e]+$/);
  });
});
