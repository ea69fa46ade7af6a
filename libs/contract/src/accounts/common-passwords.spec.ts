import { describe, expect, it } from 'vitest';
import { brand } from '../kernel/brand.ts';
import common from './data/common-passwords.json' with { type: 'json' };
import { isCommonPassword, personalWordIn } from './common-passwords.ts';
import { passwordLimits } from './account-limits.ts';

describe('common passwords', () => {
  // prettier-ignore
  it.each([
    'password123', 'Password2024!', 'P@ssw0rd1234', 'passwordpassword', 'qwertyuiop', '1234567890', '0987654321',
    'qwerty12345', '1q2w3e4r5t', '1qaz2wsx3edc', 'iloveyou123', 'letmein1234', 'administrator', 'Welcome2025',
    'aaaaaaaaaaaa', 'abcabcabcabc', '1111111111', 'asdfghjkl123', 'zxcvbnm123', 'football2023', 'michael1987',
    'Sommer2026!', 'Passwort123', 'changeme123', 'trustno1trustno1', 'sunshine99', 'abcdefghij', '123qweasdzxc',
    'starwars1977', 'loveforever', '01.01.2000', 'superman1234', 'qwertz123456', '!@#$%^&*()', 'test123456',
  ])('refuse %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
  // prettier-ignore
  it.each([
    'correct horse battery staple', 'kV9#mQ2!xLp7', 'mein Fahrrad hat drei Räder', 'tannenzapfen-im-schnee',
    'violet-otter-87-lantern', 'Zw3tschk3nkn0ed3l', 'a long enough sentence', 'xkq7-b4mm-9tre', 'the moon is made of brie',
  ])('leave %s alone', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
  it("refuse the person's own words with decorations", () => {
    expect(isCommonPassword('Lovelace1815!', ['ada.lovelace@analytical.example'])).toBe(true);
    expect(isCommonPassword('Lovelace1815!')).toBe(false);
  });
  it('stand for far more passwords of the allowed length than the 3,000 that a list would need', () => {
    const decorations = ['1', '12', '123', '1234', '2024', '2025', '2026', '!', '123!', '99', '007'];
    const refused = common.stems
      .flatMap((stem) => decorations.map((decoration) => stem + decoration))
      .filter((password) => password.length >= passwordLimits.min && isCommonPassword(password));
    expect(refused.length).toBeGreaterThan(1_500);
    const pairs = common.stems.slice(0, 100).flatMap((stem) => common.stems.slice(0, 100).map((other) => stem + other));
    expect(
      pairs.filter((password) => password.length >= passwordLimits.min).every((pair) => isCommonPassword(pair)),
    ).toBe(true);
  });
  it('are found quickly in the longest password too', () => {
    expect(isCommonPassword('ab'.repeat(64))).toBe(true);
    expect(isCommonPassword(`${'loveme'.repeat(21)}zz`)).toBe(false);
  });
});

describe('passwords with words that belong to the account', () => {
  const email = 'Ada.Lovelace+jobs@analytical.example';
  // prettier-ignore
  it.each([
    ['product', `my ${brand.name} account 77`], ['product', `${brand.name.toUpperCase()}-otter-lantern`],
    ['product', 'violet Pr3ntic3 otter'], ['email', 'ada.lovelace+jobs@analytical.example'],
    ['email', 'violet ada.lovelace otter'], ['email', 'ADA.LOVELACE+JOBS is violet'], ['email', 'xx-adalovelace-97-xx'],
    ['email', 'violet ad4.l0v3l4ce otter'],
  ] as const)('are known by the %s in "%s"', (word, password) => {
    expect(personalWordIn(password, email)).toBe(word);
  });
  it.each(['violet otter lantern', 'analytical engines hum', 'correct horse battery staple'])(
    'are not seen in "%s"',
    (password) => {
      expect(personalWordIn(password, email)).toBeNull();
    },
  );
  it('are not seen where the part of the address is too short to matter', () => {
    expect(personalWordIn('violet otter joe lantern', 'joe@people.example')).toBeNull();
    expect(personalWordIn('violet joe@people.example', 'joe@people.example')).toBe('email');
  });
  it('are looked for without an address too', () => {
    expect(personalWordIn('violet otter lantern')).toBeNull();
    expect(personalWordIn(`violet ${brand.name} lantern`)).toBe('product');
  });
});
