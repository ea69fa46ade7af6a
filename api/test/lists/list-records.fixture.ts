import {
  announcementLifecycle,
  auditActions,
  auditResources,
  cvAnalysisFailures,
  cvAnalysisLifecycle,
  cvAnalysisSources,
  documentKinds,
  externalJobLifecycle,
  externalJobTypes,
  linkOutcomes,
  newsAudiences,
  newsLifecycle,
  reportCodes,
  resumeContent,
  resumeLanguages,
  resumeTemplates,
  workModes,
} from '@prentice/contract';
import { ObjectId, type Document } from 'mongodb';
import { HOUR } from '../../src/platform/clock/clock.ts';
import type { TestApp } from '../support/test-app.ts';

const TARGETS = ['internship', 'employer', 'external_job', 'news_item'] as const;
const cycle = <T>(values: readonly T[], index: number): T | undefined => values[index % values.length];

/** What the demo has none or few of: records of these collections, varied in all that lists filter and sort by. */
type RecordMaker = (index: number, base: { at: Date; person: unknown; employer: unknown; own: unknown }) => Document;
const makers: Readonly<Record<string, RecordMaker>> = {
  reports: (n, { at, person, employer }) => ({
    targetType: cycle(TARGETS, n), targetId: new ObjectId(), targetLabel: `Target ${n}`, employerId: employer, reporterId: person,
    reporterRole: 'intern', code: cycle(reportCodes, n), text: 'This is wrong in a way that somebody should know about.',
    state: cycle(['open', 'upheld', 'dismissed'], n), answer: null, note: null, decidedBy: null, decidedAt: null, dueAt: new Date(at.getTime() + ((n * 131) % 600) * HOUR),
    createdAt: at, updatedAt: at, version: 1,
  }),
  audit: (n, { at, person, employer }) => ({
    actorId: person, actorRole: cycle(['admin', 'employer', 'intern'], n), action: cycle(auditActions, n), resource: cycle(auditResources, n),
    resourceId: new ObjectId(), resourceLabel: `Record ${n}`, employerId: employer, changes: [], reasonCode: n % 9 ? null : 'other',
    reason: null, origin: null, at,
  }),
  notifications: (n, { at, own }) => ({
    userId: own, type: 'internship.approved', titleKey: 'internship.approved', params: {}, link: '/', priority: 'normal',
    dedupeKey: `crowd-${n}`, readAt: n % 3 ? at : null, unread: n % 3 ? null : true, expiresAt: new Date(at.getTime() + 9_999 * HOUR), createdAt: at,
  }),
  news: (n, { at, person }) => ({
    title: `News item number ${n}`, slug: `news-item-${n}`, slugs: [`news-item-${n}`], summary: 'What happened, and what to do next.',
    body: 'A text of several words. '.repeat(4), cover: null, language: 'en', tags: [`tag ${n % 7}`], audience: cycle(newsAudiences, n), authorId: person, updatedBy: person,
    publishAt: null, pinned: false, pinSlot: null, state: cycle(newsLifecycle.states, n), publishedAt: at, correctedAt: null, revision: 1,
    views: 0, createdAt: at, updatedAt: at, version: 1,
  }),
  announcements: (n, { at, person }) => ({
    title: `Announcement number ${n}`, en: { title: `Announcement number ${n}`, body: 'What happens, and what to do next.' }, de: { title: '', body: '' },
    link: null, audience: { groups: ['intern'], verification: [], institution: null, field: null, activity: 'any', activityDays: 30, language: null },
    email: false, push: false, sendAt: at, state: cycle(announcementLifecycle.states, n), history: [], sentBy: person, week: null, weekSlot: null,
    recipients: 10, processed: 10, cursor: null, claimedBy: null, claimedUntil: null, startedAt: at, endedAt: at, report: null,
    createdAt: at, updatedAt: at, version: 1,
  }),
  'external-jobs': (n, { at }) => ({
    title: `External job number ${n}`, organisation: `Organisation ${n % 40}`, url: `https://jobs.example/${n}`, host: 'jobs.example',
    city: 'Graz', country: 'AT', lat: null, lon: null, workMode: cycle(workModes, n), type: cycle(externalJobTypes, n), pay: null,
    summary: 'You measure samples and write down what you find, every day.', closesAt: new Date(at.getTime() + ((n * 131) % 600) * HOUR), publishAt: null,
    state: cycle(externalJobLifecycle.states, n), listed: n % 2 === 0, publishedAt: at, flaggedAt: null, checkedAt: at,
    checkOutcome: cycle(linkOutcomes, n), checkStatus: 200, checkFailures: 0, checkEtag: null, checkModified: null, nextCheckAt: null,
    clicks: n, createdAt: at, updatedAt: at, version: 1,
  }),
  'external-job-sources': (n, { at }) => ({
    name: `Source number ${n}`, url: `https://feeds.example/${n}`, host: 'feeds.example', trusted: n % 2 === 0, paused: n % 3 === 0,
    organisation: null, city: null, country: null, workMode: 'onsite', type: 'internship', closingDays: null, imported: n, etag: null,
    modified: null, failures: 0, runningUntil: null, lastRunAt: at, nextRunAt: at, lastRun: null, createdAt: at, updatedAt: at, version: 1,
  }),
  'saved-external-jobs': (n, { at, own }) => ({
    userId: own, externalJobId: new ObjectId(), title: `External job number ${n}`, organisation: 'Organisation', appliedOn: null, note: null,
    createdAt: at, updatedAt: at,
  }),
  'cv-analyses': (n, { at, person, employer }) => ({
    employerId: employer, internshipId: new ObjectId(), source: cycle(cvAnalysisSources, n), requestedBy: person, applicationId: null, internId: null,
    documentId: null, fileName: `cv-${n}.pdf`, storageKey: null, sha256: 'a'.repeat(64), subjectKey: `subject ${n}`, receivedAt: at,
    state: cycle(cvAnalysisLifecycle.states, n), failure: cycle([...cvAnalysisFailures, null], n), milliseconds: n, claimedUntil: new Date(at.getTime() + 9_999 * HOUR), claim: null,
    match: { score: n % 101, items: [], algorithmVersion: '2.2' }, basis: null, missingRequired: n % 4,
    expiresAt: new Date(at.getTime() + 9_999 * HOUR), createdAt: at, updatedAt: at, version: 1,
  }),
  resumes: (n, { at, own }) => ({
    userId: own, name: `Version ${n}`, template: cycle(resumeTemplates, n), language: cycle(resumeLanguages, n), content: resumeContent.parse({}),
    createdAt: at, updatedAt: at, version: 1,
  }),
  documents: (n, { at, person, employer }) => ({
    ownerId: person, employerId: n % 2 ? employer : null, kind: cycle(documentKinds, n), fileName: `file-${n}.pdf`, mediaType: 'application/pdf',
    size: 1_000, pages: 1, sha256: 'a'.repeat(64), storageKey: `key-${n}`, scanState: 'clean', inUse: false, isDefault: false,
    createdAt: at, updatedAt: at,
  }),
}; // prettier-ignore

/** Puts some hundred more records into a seeded database, so that every list has something to find and to pass by. */
export async function createListRecords({ database, clock }: TestApp, ownerId: ObjectId, size = 600): Promise<void> {
  const { db } = database;
  const people = await db
    .collection('users')
    .find({}, { projection: { _id: 1 } })
    .limit(40)
    .toArray();
  const employers = await db
    .collection('employers')
    .find({}, { projection: { _id: 1 } })
    .limit(40)
    .toArray();
  for (const [name, make] of Object.entries(makers)) {
    const rows = Array.from({ length: size }, (_, n) => {
      const createdAt = new Date(clock.now().getTime() - ((n * 37) % size) * HOUR);
      return {
        _id: new ObjectId(),
        ...make(n, { at: createdAt, person: cycle(people, n)?._id, employer: cycle(employers, n)?._id, own: ownerId }),
      };
    });
    await db.collection(name).insertMany(rows);
  }
}
