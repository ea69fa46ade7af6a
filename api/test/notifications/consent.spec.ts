import { policyVersions, wantsChannel } from '@prentice/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Consent, Consents } from '../../src/features/accounts/index.ts';
import { Unsubscribing } from '../../src/features/notifications/deliveries/unsubscribing.service.ts';
import { objectId } from '../../src/platform/database/ids.ts';
import { AnnouncementsFixture } from '../announcements/announcements.fixture.ts';
import type { TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('the consent to news by email', () => {
  let api: TestApp;
  let announcements: AnnouncementsFixture;
  let intern: TestActor;

  beforeAll(async () => {
    api = await startTestApp();
    announcements = await AnnouncementsFixture.create(api);
  });
  beforeEach(async () => {
    await announcements.reset();
    intern = await announcements.people.intern();
  });
  afterAll(() => api.close());

  const consent = (granted: boolean) => {
    const policy = 'broadcast_mail' as const;
    return intern.client.consents.create({ body: { policy, policyVersion: policyVersions[policy], granted } });
  };
  const decisions = async () => {
    const rows = api.database.collection(Consent).find({ userId: objectId(intern.id), policy: 'broadcast_mail' });
    return (await rows.sort({ at: 1, _id: 1 }).toArray()).map((row) => Reflect.get(row, 'granted') as unknown);
  };
  const isWanted = async () => wantsChannel(await intern.client.notifications.getPreferences(), 'broadcast', 'email');
  const choose = async (email: boolean) => {
    const preferences = await intern.client.notifications.getPreferences();
    const types = { ...preferences.types, broadcast: { inapp: true, push: false, email } };
    await intern.client.notifications.setPreferences({ body: { ...preferences, types } });
  };

  it('of a sign-up switches on announcements by email, and their lack leaves them off', async () => {
    expect(await isWanted()).toBe(false);
    const consents = { terms: policyVersions.terms, privacy: policyVersions.privacy, broadcastMail: true };
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Consents).record(unitOfWork, objectId(intern.id), consents),
    );
    expect(await isWanted()).toBe(true);
  });

  it('is the same as the choice in the settings, whichever of them changes', async () => {
    await consent(true);
    expect(await isWanted()).toBe(true);
    await choose(false);
    expect(await decisions()).toEqual([true, false]);
    await choose(false);
    expect(await decisions()).toEqual([true, false]);
    await choose(true);
    expect(await decisions()).toEqual([true, false, true]);
    await consent(false);
    expect(await isWanted()).toBe(false);
  });

  it('is not recorded when somebody without it saves other choices', async () => {
    await choose(false);
    expect(await decisions()).toEqual([]);
  });

  it('is withdrawn by the address in such an email, and the other channels stay as they were', async () => {
    await consent(true);
    await api.app.get(Unsubscribing).stop({ userId: intern.id, scope: 'broadcast' });
    expect(await decisions()).toEqual([true, false]);
    expect((await intern.client.notifications.getPreferences()).types.broadcast).toEqual({
      inapp: true,
      push: false,
      email: false,
    });
  });

  it('decides which of the recipients of an announcement get it by email', async () => {
    const other = await announcements.people.intern();
    await consent(true);
    await announcements.start({ email: true });
    await announcements.send();
    const rows = await announcements.deliveries.find({ type: 'broadcast', channel: 'email' }).toArray();
    const reasons = new Map(rows.map(({ userId, reason }) => [userId.toHexString(), reason]));
    expect([reasons.get(intern.id), reasons.get(other.id)]).toEqual([null, 'switched_off']);
  });
});
