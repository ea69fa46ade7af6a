import { expect, it } from 'vitest';
import type { DomainEvent } from '../platform/events/catalogue/event-catalogue.ts';
import { pagesChangedBy } from './page-changes.ts';

const ownId = 'a'.repeat(24);
const other = 'b'.repeat(24);
const stored = { id: 'f'.repeat(24), at: new Date(0) };
const internship = { internshipId: ownId, employerId: 'e'.repeat(24), title: '' };
const end = { from: 'open', actorId: null, actorKind: 'system', reason: null, note: null, closeReason: null } as const;
const occurredAt = stored.at.toISOString();

const changed: DomainEvent = {
  ...stored,
  type: 'internship.changed',
  payload: { ...internship, changed: [], state: 'open' },
};
const removed: DomainEvent = {
  ...stored,
  type: 'internship.removed',
  payload: { ...internship, ...end, to: 'removed', at: occurredAt },
};
const employer: DomainEvent = {
  ...stored,
  type: 'employer.metrics_counted',
  payload: { employerId: internship.employerId },
};
const erased: DomainEvent = { ...stored, type: 'user.erased', payload: { userId: ownId, role: 'intern' } };
const externalJob: DomainEvent = {
  ...stored,
  type: 'external_job.removed',
  payload: { externalJobId: ownId, title: '', organisation: '', state: 'archived', by: null, at: occurredAt },
};
const news: DomainEvent = {
  ...stored,
  type: 'news.removed',
  payload: { newsId: ownId, slug: '', title: '', audience: 'all', authorId: null, by: null, at: occurredAt },
};
const unrelated: DomainEvent = { ...stored, type: 'account.password_guessing_warned', payload: { userId: ownId } };

const paths = ['/', '/internships?q=x', `/internships/${ownId}`, `/internships/${ownId}/picture.png`] as const;
const more = [`/internships/${other}`, '/news?tag=fair', '/external-jobs', '/sitemap-index.xml', '/About'] as const;
const all = [...paths, ...more];
const exceptTexts = all.slice(0, -1);

it.each([
  [changed, exceptTexts.filter((path) => !path.includes(other))],
  [removed, exceptTexts],
  [employer, exceptTexts],
  [erased, exceptTexts],
  [news, ['/', '/news?tag=fair', '/sitemap-index.xml']],
  [externalJob, ['/internships?q=x', '/external-jobs', '/sitemap-index.xml']],
  [unrelated, []],
])('an event changes the pages that show what it is about: $type', (event, pages) => {
  expect(all.filter(pagesChangedBy(event))).toEqual(pages);
});
