import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../support/test-app.ts';
import { anOffer, startMarketplaceWithApplicant, type Marketplace } from '../support/marketplace.fixture.ts';

describe('a message to the employer', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplaceWithApplicant());
  });
  afterAll(() => api.close());

  it('goes with the acceptance of an offer, and both see it', async () => {
    const { owner } = marketplace;
    const intern = await marketplace.applicant();
    const { id } = await marketplace.apply(intern, await marketplace.internship());
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
});
