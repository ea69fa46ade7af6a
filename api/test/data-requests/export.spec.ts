import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newIdempotencyKey, Marketplace, type Applicant } from '../support/marketplace.fixture.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const named = z.object({
  internshipId: z.string(),
  internship: z.object({ title: z.string(), company: z.string() }).nullable(),
});
const exported = z.object({
  applications: z.array(named),
  applicationDrafts: z.array(named),
  bookmarks: z.array(named),
  documentAccesses: z.array(z.object({ documentId: z.string().nullable(), reason: z.string().nullable() })),
});

describe('the file with all of an intern’s data', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let person: Applicant;
  beforeAll(async () => {
    api = await startTestApp();
    marketplace = await Marketplace.create(api);
    person = await marketplace.applicant();
  });
  afterAll(() => api.close());

  async function content(): Promise<string> {
    const { dataRequests } = person.client;
    const { id } = await dataRequests.create({ body: { kind: 'export' }, idempotencyKey: newIdempotencyKey() });
    await api.dispatch();
    return (await dataRequests.file({ params: { id } })).text();
  }

  it('names every internship and its company beside the id, and tells who looked at the contact data', async () => {
    const appliedId = await marketplace.internship({ title: 'Counting bats at night' });
    const draftedId = await marketplace.internship({ title: 'Mapping meadows by day' });
    const { employer } = await person.client.internships.get({ params: { id: appliedId } });
    await marketplace.apply(person, appliedId);
    await person.client.applications.saveDraft({
      params: { internshipId: draftedId },
      body: { cvDocumentId: null, coverNote: 'Dear', answers: [] },
    });
    await person.client.bookmarks.add({ body: { internshipId: draftedId } });
    const { id } = await person.client.interns.own();
    const reason = { code: 'legal_request', text: 'A court asked us for it.' } as const;
    await marketplace.admin.client.interns.reveal({ params: { id }, body: reason });

    const text = await content();
    const night = { internshipId: appliedId, internship: { title: 'Counting bats at night', company: employer.name } };
    const day = { internshipId: draftedId, internship: { title: 'Mapping meadows by day', company: employer.name } };
    expect(exported.parse(JSON.parse(text))).toEqual({
      applications: [night],
      applicationDrafts: [day],
      bookmarks: [day],
      documentAccesses: [{ documentId: null, reason: 'legal_request' }],
    });
    expect(text).not.toContain(marketplace.admin.id);
    expect(text).not.toContain('A court asked');
  });
});
