import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PersonalData } from '../../src/features/data-requests/personal-data.service.ts';
import { newIdempotencyKey, Marketplace, type Applicant } from '../support/marketplace.fixture.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('what an application knows of a person', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let person: Applicant;
  beforeAll(async () => {
    api = await startTestApp();
    marketplace = await Marketplace.create(api);
    person = await marketplace.applicant();
  });
  afterAll(() => api.close());

  it('is exported in the sections that the declarations name', () => {
    const sections = api.database.stored.flatMap(({ personal }) => personal.export ?? []);
    const { sectionNames } = api.app.get(PersonalData);
    expect(sectionNames.toSorted()).toEqual([...new Set([...sections, 'applicationNotes'])].sort());
  });

  it('comes with a reason wherever something of a person is left or not handed out', () => {
    const silent = api.database.stored.filter(
      ({ personal: { export: section, erasure, why } }) =>
        !why && erasure !== 'none' && (section === null || erasure === 'blank'),
    );
    expect(silent.map(({ entity }) => entity.meta.tableName)).toEqual([]);
  });

  it('includes notices, choices and what companies noted, by company and without the names of authors', async () => {
    const { owner } = marketplace;
    const place = await marketplace.internship();
    const { id } = await marketplace.apply(person, place);
    await owner.client.applicationNotes.create({ body: { applicationId: id, text: 'Knows statistics well.' } });
    await owner.client.applications.rate({ params: { id }, body: { rating: 4, tags: ['statistics'] } });
    await marketplace.transition(owner, id, { to: 'shortlisted' });
    await api.dispatch();
    const { employer } = await person.client.internships.get({ params: { id: place } });
    const { dataRequests } = person.client;
    const request = await dataRequests.create({ body: { kind: 'export' }, idempotencyKey: newIdempotencyKey() });
    await api.dispatch();
    const text = await (await dataRequests.file({ params: { id: request.id } })).text();
    const content: unknown = JSON.parse(text);
    expect(content).toMatchObject({
      notificationPreferences: null,
      assessments: [
        {
          internship: { company: employer.name },
          rating: 4,
          tags: ['statistics'],
          notes: [{ text: 'Knows statistics well.' }],
        },
      ],
    });
    const notices = Reflect.get(Object(content), 'notifications') as readonly unknown[];
    expect(notices.length).toBeGreaterThan(0);
    expect(text).not.toContain(owner.id);
    const author = await owner.client.auth.me();
    expect(text).not.toContain(author.user.name ?? author.user.email);
  });
});
