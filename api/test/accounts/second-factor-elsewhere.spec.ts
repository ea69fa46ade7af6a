import { anAccount, PASSWORD } from '@prentice/testing';
import { startOpenIdProvider, type OpenIdProvider } from '@prentice/testing/openid';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, SECOND } from '../../src/platform/clock/clock.ts';
import { SecondFactorCodes } from '../../src/features/accounts/second-factor/second-factor-codes.service.ts';
import { SecondFactor, SignInChallenge } from '../../src/features/accounts/second-factor/second-factor.entity.ts';
import { externalSettings, ExternalSignInVisitor, providerPerson } from './external-sign-in.fixture.ts';
import { anOwner, appCode, givePassword, turnOn } from './second-factor.fixture.ts';
import { actorsOf } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const CODE_PATH = '/auth/sign-in/code';

describe('a second factor', () => {
  let provider: OpenIdProvider;
  let api: TestApp;
  beforeAll(async () => {
    provider = await startOpenIdProvider(() => api.clock.now());
    api = await startTestApp(externalSettings(provider));
  });
  afterAll(async () => {
    await api.close();
    await provider.stop();
  });

  it('is asked for after an external provider, also by an account that its address has just linked', async () => {
    const person = providerPerson();
    const owner = await turnOn(api, await actorsOf(api).intern(() => anAccount().withEmail(person.email ?? '')));
    const visitor = new ExternalSignInVisitor(api, provider);
    const reply = await visitor.visit(person, { next: '/internships' });
    expect(reply).toMatchObject({ outcome: 'code_needed', next: '/internships' });
    expect(visitor.browser.cookie).toBeNull();
    api.clock.advance(30 * SECOND);
    const challenge = 'challenge' in reply ? reply.challenge : '';
    const opened = await visitor.browser.post(CODE_PATH, { challenge, code: appCode(api, owner.key) });
    expect(opened).toMatchObject({ status: 200, body: { me: { user: { email: owner.email } } } });
  });

  it('goes with the account when that is erased', async () => {
    const owner = await anOwner(api);
    await givePassword(api, owner);
    const _id = new ObjectId(owner.id);
    const stored = async () => [
      await api.database.collection(SecondFactor).countDocuments({ _id }),
      await api.database.collection(SignInChallenge).countDocuments({ userId: _id }),
    ];
    expect(await stored()).toEqual([1, 1]);
    const body = { kind: 'erase', password: PASSWORD } as const;
    await owner.client.dataRequests.create({ body, idempotencyKey: 'second-factor-erasure' });
    api.clock.advance(15 * DAY);
    await api.job('data-requests.due');
    expect(await stored()).toEqual([0, 0]);
  });

  it('outlives a change of the secret, which a process that knows both puts into practice', async () => {
    const owner = await anOwner(api);
    const former = api.settings.ACCESS_TOKEN_SECRET ?? '';
    const key = () =>
      api.database.collection(SecondFactor).findOne<{ encryptedKey: string }>({ _id: new ObjectId(owner.id) });
    const before = await key();
    const changed = await startTestApp(
      { ACCESS_TOKEN_SECRET: 'another secret of tests, also 32 long', ACCESS_TOKEN_SECRET_PREVIOUS: former },
      { sameDatabaseAs: api },
    );
    await changed.app.get(SecondFactorCodes).onApplicationBootstrap();
    expect((await key())?.encryptedKey).not.toBe(before?.encryptedKey);
    const { browser, challenge } = await givePassword(changed, owner);
    api.clock.advance(30 * SECOND);
    const opened = await browser.post(CODE_PATH, { challenge, code: appCode(api, owner.key) });
    await changed.close();
    expect(opened.status).toBe(200);
  });
});
