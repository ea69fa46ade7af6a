import { anAccount, PASSWORD } from '@prentice/testing';
import { Secret, TOTP } from 'otpauth';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { TestBrowser, type BrowserReply } from '../support/test-browser.ts';

/** A person who signs in with an authenticator app. */
export interface SecondFactorOwner extends TestActor {
  readonly key: string;
  readonly recoveryCodes: readonly string[];
}

/** Returns what an authenticator app shows, so many steps from the time of the test. */
export function appCode(api: TestApp, key: string, steps = 0): string {
  const timestamp = api.clock.now().getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp });
}

/** Returns six digits that are none of the codes of these minutes. */
export function wrongCode(api: TestApp, key: string): string {
  const near = [-1, 0, 1].map((steps) => appCode(api, key, steps));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '444444';
}

/** Turns the second factor of somebody on. The code of the next step is the first that can be used. */
export async function turnOn(api: TestApp, actor: TestActor): Promise<SecondFactorOwner> {
  const { key } = await actor.client.secondFactor.begin({ body: { password: PASSWORD } });
  const { codes } = await actor.client.secondFactor.confirm({ body: { code: appCode(api, key) } });
  return { ...actor, key, recoveryCodes: codes };
}

/** Makes a student who signs in with an authenticator app. */
export const anOwner = async (api: TestApp): Promise<SecondFactorOwner> =>
  turnOn(api, await actorsOf(api).intern((account) => account.withEmail(anAccount().build().email)));

/** Gives the right password in a new browser. @returns the browser and the challenge */
export async function givePassword(
  api: TestApp,
  { email }: { readonly email: string },
  signInPage = 'student',
): Promise<{ browser: TestBrowser; challenge: string; reply: BrowserReply }> {
  const browser = new TestBrowser(api);
  const reply = await browser.signIn(email, PASSWORD, signInPage);
  const { challenge = '' } = reply.body as { challenge?: string };
  return { browser, challenge, reply };
}
