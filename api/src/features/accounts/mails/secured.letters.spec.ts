import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../platform/config/settings.ts';
import { providerName } from '../external/external.settings.ts';
import { securedLetter } from './secured.letters.ts';

const account = {
  act: 'password_changed',
  cancelled: { sessions: 1, identities: 1 },
  kept: { joined: 2 },
  removed: ['Google'],
  methods: ['password', 'Campus'],
} as const;
const written = { ...account, removed: [...account.removed], methods: [...account.methods] };

describe('the email about a secured account', () => {
  it('says what was reset, what to check and how to sign in now', () => {
    expect(securedLetter(written).en.paragraphs).toEqual([
      'Your password was changed.',
      'To keep your account safe, we also reset what somebody else could have set up:',
      '1 other device was signed out.',
      'Ways to sign in that were added later were removed: Google. You can add them again.',
      'Please check:',
      'In the last 30 days, 2 people joined through invitations from your account. Check that the invitations came from you.',
      'Ways to sign in now: password, Campus',
    ]);
    expect(securedLetter(written).de.paragraphs).toContain('Wege zur Anmeldung jetzt: Passwort, Campus');
  });

  it('counts devices of a reset by link without calling them others', () => {
    const reset = { ...written, act: 'password_reset', cancelled: { sessions: 2 } } as const;
    expect(securedLetter(reset).en.paragraphs).toContain('2 devices were signed out.');
    expect(securedLetter(reset).de.paragraphs).toContain('2 Geräte wurden abgemeldet.');
  });

  it('says so when nothing had to be reset', () => {
    const { paragraphs } = securedLetter({ ...written, cancelled: {}, kept: {} }).en;
    expect(paragraphs[1]).toBe('Nothing else in your account had to be reset.');
  });

  it('names providers as people know them', () => {
    const settings = readSettings({ EXTERNAL_PROVIDER: 'oidc.campus', EXTERNAL_PROVIDER_NAME: 'Campus' });
    const names = ['oidc.campus', 'google.com', 'oidc.former'].map((id) => providerName(settings, id));
    expect(names).toEqual(['Campus', 'Google', 'oidc.former']);
  });
});
