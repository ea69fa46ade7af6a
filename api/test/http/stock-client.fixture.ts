import { policyVersions, resumeContent } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { DAY } from '../../src/platform/clock/clock.ts';
import { companyProfile, companiesOf } from '../support/test-companies.ts';
import type { Applicant, Marketplace } from '../support/marketplace.fixture.ts';
import type { TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';

/** How somebody uses a resource through a stock client. */
export interface StockUse {
  readonly actor: TestActor;
  /** What a form sends to create a record; absent where a record comes about in another way. */
  readonly form?: object;
  /** A record that is there already, where there is no form. */
  readonly id?: string;
  /** What is changed in a record that was read. */
  readonly change?: object;
  /** What the record shows of it then, where that is something else. */
  readonly saved?: object;
}

/** The people and records that the uses of a stock client are about. */
export class StockUses {
  constructor(
    private readonly api: TestApp,
    private readonly marketplace: Marketplace,
    private readonly ada: Applicant,
    private readonly internshipId: string,
  ) {}

  private readonly jobForm = () => ({
    title: 'Lab assistant in Graz',
    organisation: 'Alpenlabor',
    url: `https://jobs.alpenlabor.example/${new ObjectId().toHexString()}`,
    city: 'Graz',
    country: 'AT',
    summary: 'You measure samples, keep the instruments clean and write down what you find.',
    closesAt: new Date(this.api.clock.now().getTime() + 30 * DAY).toISOString(),
  });

  /** One use of each resource that a client can write to, with records of its own. */
  readonly all: Readonly<Record<string, () => Promise<StockUse>>> = {
    internships: async () => ({
      actor: this.marketplace.owner,
      form: { title: 'Field work in Graz' },
      change: { title: 'Field work in Linz' },
    }),
    applications: async () => {
      const actor = await this.marketplace.applicant();
      const internshipId = await this.marketplace.internship();
      return { actor, form: { internshipId, cvDocumentId: actor.cvId, coverNote: null, answers: [] } };
    },
    'application-notes': async () => {
      const { id } = await this.marketplace.apply(await this.marketplace.applicant(), this.internshipId);
      return {
        actor: this.marketplace.owner,
        form: { applicationId: id, text: 'Call on Monday.' },
        change: { text: 'Call on Tuesday.' },
      };
    },
    'cv-analyses': async () => {
      const { client } = this.marketplace.owner;
      const body = { internshipId: this.internshipId };
      await client.cvAnalyses.upload({ body, file: new Blob(['Ada Kern\n\nSKILLS\nChemistry']), fileName: 'cv.txt' });
      const { items } = await client.cvAnalyses.list({ list: { filter: body } });
      return { actor: this.marketplace.owner, id: items[0]?.id ?? '' };
    },
    documents: async () => {
      const file = new Blob(['References of Ada Kern, who worked in our laboratory for a year.']);
      const document = await this.ada.client.documents.upload({ body: { kind: 'cv' }, file, fileName: 'second.txt' });
      return { actor: this.ada, id: document.id, change: { fileName: 'references.txt' } };
    },
    resumes: async () => ({
      actor: this.ada,
      form: { name: 'For laboratories', template: 'modern', language: 'de', content: resumeContent.parse({}) },
      change: { name: 'For museums' },
    }),
    bookmarks: async () => ({ actor: this.ada, form: { internshipId: this.internshipId } }),
    'saved-searches': async () => ({
      actor: this.ada,
      form: { name: 'Chemistry', query: `q=${new ObjectId().toHexString()}`, notify: true },
      change: { name: 'Chemistry in Graz' },
    }),
    consents: async () => ({
      actor: this.ada,
      form: { policy: 'broadcast_mail', policyVersion: policyVersions.broadcast_mail, granted: true },
    }),
    administrators: async () => ({
      actor: this.marketplace.admin,
      id: (await this.marketplace.actors.limitedAdmin('news:manage')).id,
      change: { permissions: ['external-jobs:manage'] },
    }),
    invitations: async () => ({
      actor: this.marketplace.admin,
      form: { email: 'nora@offices.example', role: 'limited_admin', permissions: ['news:manage'] },
    }),
    'data-requests': async () => ({ actor: await this.marketplace.actors.intern(), form: { kind: 'export' } }),
    employers: async () => {
      const actor = await companiesOf(this.api).withCompleteProfile();
      return { actor, id: actor.employerId, change: { city: 'Linz' } };
    },
    members: async () => {
      const actor = await this.marketplace.actors.employer();
      const member = await this.marketplace.actors.member(actor.employerId, 'reviewer');
      const { items } = await actor.client.members.list();
      return { actor, id: items.find(({ userId }) => userId === member.id)?.id ?? '', change: { role: 'recruiter' } };
    },
    'member-invitations': async () => ({
      actor: this.marketplace.owner,
      form: { email: 'rita@people.example', role: 'reviewer' },
    }),
    'verification-cases': async () => {
      const actor = await companiesOf(this.api).withCompleteProfile(companyProfile({ registrationNumber: 'FN 7b' }));
      const fileName = 'extract.png';
      const proof = await actor.client.documents.upload({
        body: { kind: 'employer_proof' },
        file: new Blob([PIXEL]),
        fileName,
      });
      return { actor, form: { documentIds: [], answer: null }, change: { documentIds: [proof.id] }, saved: {} };
    },
    news: async () => ({
      actor: await this.marketplace.actors.limitedAdmin('news:manage'),
      form: { title: 'What is on in May', summary: 'What to bring, when to come and whom you will meet.' },
      change: { title: 'What is on in June' },
    }),
    announcements: async () => ({
      actor: await this.marketplace.actors.limitedAdmin('announcements:manage'),
      form: { en: { title: 'Office hours in May', body: 'We answer questions every Tuesday.' } },
      change: { email: true },
    }),
    'maintenance-runs': async () => ({
      actor: await this.marketplace.actors.admin(),
      form: { kind: 'files' },
    }),
    'external-jobs': async () => ({
      actor: await this.marketplace.actors.limitedAdmin('external-jobs:manage'),
      form: this.jobForm(),
      change: { title: 'Lab assistant in Linz' },
    }),
    'external-job-sources': async () => ({
      actor: await this.marketplace.actors.limitedAdmin('external-jobs:manage'),
      form: { name: 'Alpenlabor', url: 'https://alpenlabor.example/jobs.xml', paused: true },
      change: { name: 'Alpenlabor in Graz' },
    }),
    'saved-external-jobs': async () => {
      const manager = await this.marketplace.actors.limitedAdmin('external-jobs:manage');
      const { id } = await manager.client.externalJobs.create({ body: this.jobForm() });
      await manager.client.externalJobs.transition({ params: { id }, body: { to: 'published' } });
      return { actor: this.ada, form: { externalJobId: id } };
    },
  };
}

/** A small PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
