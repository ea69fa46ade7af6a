import { requirementKeyOf, type AppError, type MatchRequirement } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Marketplace } from '../support/marketplace.fixture.ts';

const cv = (name: string, job: string, skills: string): string =>
  `${name}\n${name.toLowerCase().replace(' ', '.')}@people.example\n\nEDUCATION\n2024 – 2027 BSc Chemistry, University of the Example\n\nEXPERIENCE\n2023 – 2024 Assistant, Quiet Works GmbH\n- ${job}\n\nSKILLS\n${skills}\n`;

const key = (requirement: MatchRequirement): string => requirementKeyOf({ part: 'required', requirement });
const statistics = key({ kind: 'skill', label: 'Statistics' });
const writing = key({ kind: 'skill', label: 'Writing' });
const german = requirementKeyOf({
  part: 'languages',
  requirement: { kind: 'language', language: 'de', level: 'B2' },
});

describe('the filters of analysed CVs by single requirements', { timeout: 300_000 }, () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let internshipId: string;
  const owner = () => marketplace.owner.client.cvAnalyses;
  const names = async (filter: object, range: [number, number] = [0, 24]) => {
    const { items, total } = await owner().list({ list: { filter: { internshipId, ...filter }, range } });
    return { names: items.map(({ name }) => name), total };
  };

  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    const requirements = { requiredSkills: ['Statistics', 'Writing'].map((label) => ({ id: null, label })) };
    internshipId = await marketplace.internship(requirements);
    const texts = {
      'told.txt': cv('Ada Kern', 'Taught statistics to 20 students of the first year', 'Writing'),
      'listed.txt': cv('Bea Kern', 'Sorted 300 letters each day for the whole house', 'Statistics, Writing'),
      'neither.txt': cv('Cleo Kern', 'Sorted 400 letters each day for the whole house', 'Knitting'),
      'writer.txt': cv('Dora Kern', 'Sorted 500 letters each day for the whole house', 'Writing'),
    };
    for (const [fileName, text] of Object.entries(texts))
      await owner().upload({ body: { internshipId }, file: new Blob([text]), fileName });
    await api.job('cv-analyses.waiting');
  });
  afterAll(() => api.close());

  it('find CVs that meet a requirement in full, in part, or not at all', async () => {
    expect(await names({ metRequirements: [statistics] })).toEqual({ names: ['Ada Kern'], total: 1 });
    expect(await names({ partlyMetRequirements: [statistics] })).toEqual({ names: ['Bea Kern'], total: 1 });
    expect((await names({ missingRequirements: [statistics] })).names).toEqual(['Cleo Kern', 'Dora Kern']);
  });

  it('can be set several at once, and each of them has to fit', async () => {
    expect((await names({ partlyMetRequirements: [statistics, writing] })).names).toEqual(['Bea Kern']);
    expect((await names({ missingRequirements: [statistics], partlyMetRequirements: [writing] })).names).toEqual([
      'Dora Kern',
    ]);
    expect(await names({ metRequirements: [statistics], missingRequirements: [statistics] })).toEqual({
      names: [],
      total: 0,
    });
  });

  it('count all that fit, and divide them into pages without one twice', async () => {
    const filter = { missingRequirements: [statistics] };
    expect(await names(filter, [0, 0])).toEqual({ names: ['Cleo Kern'], total: 2 });
    expect(await names(filter, [1, 1])).toEqual({ names: ['Dora Kern'], total: 2 });
  });

  it('find nothing by what the internship does not ask for, and refuse what is no requirement', async () => {
    expect(await names({ missingRequirements: [german] })).toEqual({ names: [], total: 0 });
    const operator = `required ${JSON.stringify({ kind: 'skill', label: { $ne: '' } })}`;
    for (const value of [operator, 'required', 'required {"kind":"skill"', 'quote {"kind":"skill","label":"Ada"}'])
      await expect(names({ metRequirements: [value] })).rejects.toMatchObject({
        code: 'MALFORMED_REQUEST',
      } satisfies Partial<AppError>);
  });

  it('hold for the exported file, too', async () => {
    const filter = JSON.stringify({ internshipId, metRequirements: [statistics] });
    const text = await (await owner().export({ query: { filter } })).text();
    expect(text).toContain('told.txt');
    expect(text).not.toMatch(/listed|neither|writer/);
  });

  it('tell of another company nothing', async () => {
    const other = await marketplace.actors.employer();
    const list = { filter: { internshipId, metRequirements: [statistics] } };
    expect(await other.client.cvAnalyses.list({ list })).toMatchObject({ items: [], total: 0 });
  });

  it('show neither name nor quote while review is blind, and cannot be asked for what a line says', async () => {
    const blind = await marketplace.internship({
      blindReview: true,
      requiredSkills: [{ id: null, label: 'Statistics' }],
    });
    const text = cv('Beatrix Hidden', 'Taught statistics to 20 students of Quilting', 'Knitting');
    await marketplace.apply(await marketplace.applicant({ firstName: 'Beatrix' }, text), blind);
    await owner().start({ body: { internshipId: blind } });
    await api.job('cv-analyses.waiting');
    const { items } = await owner().list({ list: { filter: { internshipId: blind, metRequirements: [statistics] } } });
    expect(items).toMatchObject([{ blind: true }]);
    expect(JSON.stringify(items)).not.toMatch(/Beatrix|Hidden|Quilting|people\.example/);
    for (const label of ['Quilting', 'Beatrix', 'Knitting']) {
      const filter = { internshipId: blind, metRequirements: [key({ kind: 'skill', label })] };
      expect((await owner().list({ list: { filter } })).items).toEqual([]);
    }
  });
});
