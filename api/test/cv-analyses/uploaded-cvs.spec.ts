import { requirementKeyOf } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Marketplace } from '../support/marketplace.fixture.ts';

const cv = (name: string, skills: string): string =>
  `${name}\n${name.toLowerCase().replace(' ', '.')}@people.example\n\nEDUCATION\n2024 – 2027 BSc Chemistry, University of the Example\n\nSKILLS\n${skills}\n`;

describe('uploaded CVs', { timeout: 300_000 }, () => {
  let api: TestApp;
  let marketplace: Marketplace;
  const requiredSkills = ['Statistics', 'Python', 'Writing'].map((label) => ({ id: null, label }));

  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
  });
  afterAll(() => api.close());

  const analyses = () => marketplace.owner.client.cvAnalyses;
  const upload = (internshipId: string, name: string, skills: string) =>
    analyses().upload({
      body: { internshipId },
      file: new Blob([cv(name, skills)]),
      fileName: `${name.replace(' ', '-')}.txt`,
    });
  const listed = async (
    internshipId: string,
    filter: object = {},
    sort: ['score', 'ASC' | 'DESC'] = ['score', 'DESC'],
  ) => (await analyses().list({ list: { filter: { internshipId, state: ['succeeded'], ...filter }, sort } })).items;

  describe('for an internship with required skills', () => {
    let internshipId: string;
    beforeAll(async () => {
      internshipId = await marketplace.internship({ requiredSkills });
      await upload(internshipId, 'Ada Kern', 'Statistics, Python, Writing');
      await upload(internshipId, 'Ben Holm', 'Statistics');
      await upload(internshipId, 'Cleo Marsh', 'Python, Statistics, Writing, Teamwork');
      await upload(internshipId, 'Dan Weiss', 'Statistics, Python');
      await api.job('cv-analyses.waiting');
    });

    it('are all kept by the filter for all required skills that name them all', async () => {
      const withAllSkills = await listed(internshipId, { missingRequired: 0 });
      expect(withAllSkills.map(({ name }) => name).toSorted()).toEqual(['Ada Kern', 'Cleo Marsh']);
    });

    it('are called by the name that was read in them, and say of which file they are', async () => {
      const [, , second] = await listed(internshipId, {}, ['score', 'ASC']);
      expect(second).toMatchObject({ name: expect.stringMatching(/^(?:Ada Kern|Cleo Marsh)$/u) });
      expect(second?.fileName).toBe(`${second?.name.replace(' ', '-')}.txt`);
    });

    it('name their skills in German, too, and are found by a requirement as it is shown', async () => {
      const [weakest] = await listed(internshipId, {}, ['score', 'ASC']);
      const [item] = weakest?.match?.items ?? [];
      expect(item?.requirement).toEqual({ kind: 'skill', label: 'Statistics', labelDe: 'Statistik' });
      if (!item) throw new Error('There is no requirement.');
      expect(await listed(internshipId, { partlyMetRequirements: [requirementKeyOf(item)] })).toHaveLength(4);
    });

    it('are sorted by how many required skills they name', async () => {
      const counts = async (order: 'ASC' | 'DESC') =>
        (await listed(internshipId, {}, ['score', order])).map(({ match }) => match?.requiredSkills?.found);
      expect(await counts('DESC')).toEqual([3, 3, 2, 1]);
      expect(await counts('ASC')).toEqual([1, 2, 3, 3]);
    });

    it('are exported with words and times that people read', async () => {
      const file = await analyses().export({ query: { filter: JSON.stringify({ internshipId }), lang: 'en' } });
      const text = await file.text();
      expect(text).toMatch(
        /^Candidate,Result,Score,Application,Experience,Received,From,File,Hidden text,.*,State,Problem,Id/u,
      );
      expect(text).toMatch(
        /Ada Kern,"3 of 3 required skills, none with an example",,,Not recognised,\d{4}-\d{2}-\d{2} \d{2}:\d{2},Upload,Ada-Kern\.txt,,.*,Done,/u,
      );
      expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}T|succeeded|(?:^|[,"])(?:0|1|0\.\d): /u);
      const german = await analyses().export({ query: { filter: JSON.stringify({ internshipId }), lang: 'de' } });
      expect(await german.text()).toMatch(
        /^Kandidat:in,Ergebnis,Punktwert,Bewerbung,Erfahrung,Eingang,Herkunft,Datei,Verborgener Text,.*Statistik.*\r\n.*,Fertig,/u,
      );
    });
  });

  it('hide names and quotes while review of the internship is blind, in the list and in the file', async () => {
    const internshipId = await marketplace.internship({ requiredSkills, blindReview: true });
    await upload(internshipId, 'Ada Kern', 'Statistics, Python, Writing');
    await api.job('cv-analyses.waiting');
    const [analysis] = await listed(internshipId);
    expect(analysis).toMatchObject({ blind: true, name: expect.stringMatching(/^Candidate U\d+$/u) });
    const file = await analyses().export({ query: { filter: JSON.stringify({ internshipId }) } });
    for (const text of [JSON.stringify(analysis), await file.text()])
      expect(text).not.toMatch(/Ada|Kern|Statistics, Python/u);
  });
});
