import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CvAnalysis, type CvAnalysisRow } from '../../src/features/cv-analyses/cv-analysis.entity.ts';
import { startMarketplace, type Applicant, type Marketplace } from '../support/marketplace.fixture.ts';
import type { TestApp } from '../support/test-app.ts';

const cv = (name: string): string => `${name}\nkern@people.example\n\nSKILLS\nStatistics\n`;
const none = { unanalysed: 0, outdated: 0, unfinished: 0, running: 0, current: 0, withoutCv: 0, over: 0 };

describe('what is known of the CVs of applicants', { timeout: 300_000 }, () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let internshipId: string;
  let applicationId: string;
  let ada: Applicant;

  const analyses = () => marketplace.owner.client.cvAnalyses;
  const counts = () => analyses().applicants({ query: { internshipId } });
  const rows = () => api.database.collection<CvAnalysisRow>(CvAnalysis);

  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    internshipId = await marketplace.internship({ requiredSkills: [{ id: null, label: 'Statistics' }] });
  });
  afterAll(() => api.close());

  it('is nothing as long as nobody has applied', async () => {
    expect(await counts()).toEqual(none);
  });

  it('tells who is new, who is being analysed and whose result holds', async () => {
    ada = await marketplace.applicant({}, cv('Ada Kern'));
    ({ id: applicationId } = await marketplace.apply(ada, internshipId));
    expect(await counts()).toEqual({ ...none, unanalysed: 1 });
    await analyses().start({ body: { internshipId } });
    expect(await counts()).toEqual({ ...none, running: 1 });
    await api.job('cv-analyses.waiting');
    expect(await counts()).toEqual({ ...none, current: 1 });
  });

  it('tells as many as another start queues: those whose result is out of date or who have none', async () => {
    await rows().updateMany({}, { $set: { basis: 'of other requirements' } });
    expect(await counts()).toEqual({ ...none, outdated: 1 });
    await rows().updateMany({}, { $set: { state: 'failed' } });
    const bea = await marketplace.applicant({ firstName: 'Bea' }, cv('Bea Kern'));
    await marketplace.apply(bea, internshipId);
    expect(await counts()).toEqual({ ...none, unanalysed: 1, unfinished: 1 });
    expect(await analyses().start({ body: { internshipId } })).toMatchObject({ queued: 2 });
  });

  it('leaves out who withdrew', async () => {
    await marketplace.transition(ada, applicationId, { to: 'withdrawn' });
    expect(await counts()).toMatchObject({ unanalysed: 0, over: 1 });
  });
});
