import { internUpdate } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Internship } from '../../src/features/internships/internship.entity.ts';
import { InternProfile } from '../../src/features/interns/intern.entity.ts';
import { withRepairedTexts } from '../../src/platform/upgrades/text-repair.ts';
import {
  newIdempotencyKey,
  profile,
  startMarketplace,
  type Applicant,
  type Marketplace,
} from '../support/marketplace.fixture.ts';
import type { TestApp } from '../support/test-app.ts';

describe('texts that were stored under older rules', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let ada: Applicant;

  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    ada = await marketplace.applicant();
  });
  afterAll(() => api.close());

  /** The first run after the start of a server that has never looked at them. */
  async function upgrade(): Promise<void> {
    await api.database.db.collection('upgrades').deleteMany({});
    await api.job('platform.upgrades');
  }

  it('can be read and edited by the owner of a profile', async () => {
    const rows = api.database.collection(InternProfile);
    const [entry] = profile().education;
    const education = [{ ...entry, institution: 'University\u200b of\nthe \u202eExample' }];
    const old = { firstName: 'A\u0000da', headline: 'One\r\ntwo', about: 'One\r\ntwo\u0085', education };
    await rows.updateOne({ userId: new ObjectId(ada.id) }, { $set: old });
    await upgrade();
    const storedProfile = await ada.client.interns.own();
    expect(storedProfile).toMatchObject({ firstName: 'Ada', headline: 'One two', about: 'One\ntwo' });
    expect(storedProfile.education[0]?.institution).toBe('University of the Example');
    const body = internUpdate.strip().parse(storedProfile);
    await expect(ada.client.interns.save({ version: storedProfile.version, body })).resolves.toMatchObject({
      firstName: 'Ada',
    });
  });

  it('can be read and edited in the draft of an internship', async () => {
    const { id } = await marketplace.owner.client.internships.create({ body: {}, idempotencyKey: newIdempotencyKey() });
    const old = {
      title: 'Grid\u0000 planning',
      tasks: ['Draw\nmaps', 'Read \ud83d\udc4b'],
      locations: [{ city: 'Gr\taz' }],
    };
    await api.database.collection(Internship).updateOne({ _id: new ObjectId(id) }, { $set: old });
    await upgrade();
    const internship = await marketplace.owner.client.internships.get({ params: { id } });
    expect(internship).toMatchObject({ title: 'Grid planning', tasks: old.tasks, locations: [{ city: 'Gr az' }] });
  });

  it('are looked at once', async () => {
    await upgrade();
    const rows = api.database.collection(InternProfile);
    await rows.updateOne({ userId: new ObjectId(ada.id) }, { $set: { headline: 'One\u0000' } });
    await api.job('platform.upgrades');
    expect(await rows.findOne({ userId: new ObjectId(ada.id) })).toMatchObject({ headline: 'One\u0000' });
  });

  it('stay as they are where nothing can be repaired', () => {
    const document = { firstName: '\u200b\u200b', version: 3, at: new Date(0), links: ['no link'] };
    expect(withRepairedTexts(internUpdate, document)).toEqual(document);
  });
});
