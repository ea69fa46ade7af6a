import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '../../src/platform/clock/clock.ts';
import { CvMatching } from '../../src/features/cv-analyses/index.ts';
import { CvAnalysis, type CvAnalysisRow } from '../../src/features/cv-analyses/cv-analysis.entity.ts';
import { DocumentAccess } from '../../src/features/documents/index.ts';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Marketplace } from '../support/marketplace.fixture.ts';

const cv =
  'Ada Kern\n\nEDUCATION\n2024 – 2027 BSc Chemistry, University of the Example\n\nSKILLS\nStatistics, Writing\n';

describe('the claim on an analysis', { timeout: 120_000 }, () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let internshipId: string;

  const rows = () => api.database.collection<CvAnalysisRow>(CvAnalysis);
  const analyse = () => api.job('cv-analyses.waiting');
  const start = () => marketplace.owner.client.cvAnalyses.start({ body: { internshipId } });

  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    internshipId = await marketplace.internship({ requiredSkills: [{ id: null, label: 'Statistics' }] });
    await marketplace.apply(await marketplace.applicant({}, cv), internshipId);
  });
  afterAll(() => api.close());

  it('lets a process that has lost it store nothing, and the next one store the result', async () => {
    await start();
    const matching = api.app.get(CvMatching);
    const original = matching.analyse.bind(matching);
    const interrupted = vi.spyOn(matching, 'analyse').mockImplementationOnce(async (row, report) => {
      await rows().updateOne({ _id: row._id }, { $set: { claim: 'of another process' } });
      return original(row, report);
    });
    await analyse();
    expect(interrupted).toHaveBeenCalledTimes(1);
    interrupted.mockRestore();
    expect(await rows().findOne()).toMatchObject({ state: 'extracting', claim: 'of another process', match: null });

    api.clock.advance(3 * MINUTE);
    await analyse();
    expect(await rows().findOne()).toMatchObject({
      state: 'succeeded',
      claim: null,
      match: { score: expect.any(Number) as number },
    });
  });

  it('reads for the member who asked last, whom the access log of the CV names', async () => {
    const colleague = await marketplace.actors.member(marketplace.owner.employerId, 'recruiter');
    const [analysis] = (await colleague.client.cvAnalyses.list({ list: { filter: { internshipId } } })).items;
    const id = analysis?.id ?? '';
    await rows().updateOne({}, { $set: { state: 'failed', failure: 'INTERNAL' } });
    await colleague.client.cvAnalyses.transition({ params: { id }, body: { to: 'queued' } });
    await analyse();
    const [latest] = await api.database
      .collection(DocumentAccess)
      .find({ purpose: 'analysis' })
      .sort({ _id: -1 })
      .toArray();
    expect(String(latest?.['viewerId'])).toBe(colleague.id);
  });
});
