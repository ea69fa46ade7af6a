import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { InternshipFixture } from './internship.fixture.ts';

describe('the queue of moderators', () => {
  let api: TestApp;
  let fixture: InternshipFixture;
  beforeAll(async () => {
    api = await startTestApp();
    fixture = await InternshipFixture.create(api);
  });
  afterAll(() => api.close());

  it('has first what was submitted first, and of what came together the highest risk, verified or not', async () => {
    const waiting = (title: string, days: number, score: number, employerLive: boolean) => ({
      ...fixture.fresh,
      _id: new ObjectId(),
      slug: title,
      title,
      state: 'pending_review' as const,
      submittedAt: fixture.daysBefore(days),
      employerLive,
      risk: { score, hits: [] },
    });
    await fixture
      .rows()
      .insertMany([
        waiting('late-high', 1, 90, true),
        waiting('early-low', 3, 0, true),
        waiting('early-high', 3, 80, false),
        waiting('middle', 2, 20, false),
      ]);
    const titlesIn = async (order: 'ASC' | 'DESC') => {
      const { admin } = fixture.market;
      const list = { filter: { waiting: true }, sort: ['queue', order] as const };
      return (await admin.client.internships.list({ list })).items.map(({ title }) => title);
    };
    expect(await titlesIn('ASC')).toEqual(['early-high', 'early-low', 'middle', 'late-high']);
    expect(await titlesIn('DESC')).toEqual(['late-high', 'middle', 'early-low', 'early-high']);
  });
});
