import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Employer } from '../../src/features/employers/index.ts';
import type { TestApp } from '../support/test-app.ts';
import {
  anOffer,
  startMarketplaceWithApplicant,
  type Applicant,
  type Marketplace,
} from '../support/marketplace.fixture.ts';

const contact = { email: 'team@people.example', phone: '+43316123456' };
const reject = { to: 'rejected', code: 'stronger_candidates', text: null } as const;

describe('the contact of an employer', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let intern: Applicant;
  let id: string;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplaceWithApplicant());
  });
  beforeEach(async () => {
    await changeEmployer({ contactEmail: contact.email, phone: contact.phone, 'verification.state': 'verified' });
    intern = await marketplace.applicant();
    ({ id } = await marketplace.apply(intern, await marketplace.internship()));
  });
  afterAll(() => api.close());

  const changeEmployer = (change: object) =>
    api.database.collection(Employer).updateOne({ _id: new ObjectId(marketplace.owner.employerId) }, { $set: change });
  const contactIn = (application: object = {}) =>
    'employerContact' in application ? application.employerContact : undefined;
  const seen = async () => contactIn(await intern.client.applications.get({ params: { id } }));
  const listed = async () => contactIn((await intern.client.applications.list({ list: {} })).items[0]);

  it('is shown to a candidate once the employer sees theirs', async () => {
    expect([await seen(), await listed()]).toEqual([null, null]);
    await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    expect([await seen(), await listed()]).toEqual([contact, contact]);
    await marketplace.transition(intern, id, { to: 'withdrawn', note: null });
    expect(await seen()).toBeNull();
  });

  it('does not tell of a rejection that is not sent yet', async () => {
    await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    await marketplace.transition(marketplace.owner, id, reject);
    expect(await seen()).toEqual(contact);
  });

  it('is that of nobody while the employer is suspended or has left none', async () => {
    await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    await changeEmployer({ 'verification.state': 'suspended' });
    expect(await seen()).toBeNull();
    await changeEmployer({ 'verification.state': 'verified', contactEmail: null, phone: null });
    expect(await seen()).toBeNull();
  });

  it('is not needed for a message that goes with the acceptance of an offer, which both see', async () => {
    const { owner } = marketplace;
    await marketplace.transition(owner, id, { to: 'shortlisted' });
    await marketplace.transition(owner, id, { to: 'finalist' });
    await marketplace.transition(owner, id, { to: 'offered', offer: anOffer(api.clock.now()) });
    const note = 'Thank you! Where do I find you on the first day?';
    await marketplace.transition(intern, id, { to: 'accepted', withdrawOthers: false, note });
    for (const reader of [intern, owner]) {
      const { events } = await reader.client.applications.get({ params: { id } });
      expect(events.at(-1)).toMatchObject({ to: 'accepted', by: 'intern', reason: null, note });
    }
  });

  it('is not part of what the employer sees', async () => {
    const application = await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    expect(application).not.toHaveProperty('employerContact');
  });
});
