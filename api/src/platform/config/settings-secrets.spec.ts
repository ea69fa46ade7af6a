import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { namedOperator } from './production.fixture.ts';
import { readSettings } from './settings.ts';

const strong = randomBytes(32).toString('base64url');
const production = (more: Record<string, string>) =>
  readSettings({
    ...namedOperator,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://x.example',
    ACCESS_TOKEN_SECRET: strong,
    ...more,
  });

describe('in production, the settings', () => {
  // prettier-ignore
  it.each([
    'changeme', 'changeme-changeme-changeme-changeme-changeme', 'CHANGE_ME_TO_A_LONG_RANDOM_STRING_PLEASE',
    'please change me before you go live 12345', 'secret', 'this-is-a-secret-of-more-than-32-characters',
    'your-access-token-secret-here-0123456789', 'replace-this-with-at-least-32-characters',
    'at least 32 random characters, as described', 'example-example-example-example-example', 'a'.repeat(64),
    'abcabcabcabcabcabcabcabcabcabcabcabcabc', '0123456789012345678901234567890123456789',
    'abcdefghijklmnopqrstuvwxyz0123456789', '0123456789abcdef0123456789abcdef', 'placeholder placeholder placeholder',
    'password-password-password-password', 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'default-access-token-key-for-prentice',
    'insert your own random characters right here', 'TODO: put a generated value of 32 bytes here', '                                        ',
  ])('refuse the placeholder "%s" as a secret, whatever its length', (placeholder) => {
    expect(() => production({ ACCESS_TOKEN_SECRET: placeholder })).toThrow(/ACCESS_TOKEN_SECRET/);
    expect(() => production({ SETUP_SECRET: placeholder })).toThrow(/SETUP_SECRET/);
  });
  it('accept secrets that were drawn at random, in every usual notation', () => {
    for (let n = 0; n < 300; n++) {
      for (const notation of ['hex', 'base64', 'base64url'] as const) {
        const secret = randomBytes(32).toString(notation);
        expect(
          production({ ACCESS_TOKEN_SECRET: secret, SETUP_SECRET: randomBytes(16).toString(notation) }),
        ).toBeTruthy();
      }
    }
  });
  it('need no secret for the first administrator: the server makes one', () => {
    expect(production({}).SETUP_SECRET).toBeUndefined();
  });
  it('refuse one secret for two purposes', () => {
    expect(() => production({ SETUP_SECRET: strong })).toThrow(/SETUP_SECRET/);
  });
  it('of development are not looked at so strictly', () => {
    expect(readSettings({ ACCESS_TOKEN_SECRET: 'changeme' }).ACCESS_TOKEN_SECRET).toBe('changeme');
  });
});
