import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../platform/config/settings.ts';
import type { Email } from '../../../platform/email/email.ts';
import { providerName } from '../external-sign-in/external-provider.config.ts';
import { accountSecuredEmail } from './account-secured-email.ts';

const account = {
  act: 'password_changed',
  cancelled: { sessions: 1, identities: 1 },
  kept: { joined: 2 },
  removed: ['Google'],
  methods: ['password', 'Campus'],
} as const;
const written = { ...account, removed: [...account.removed], methods: [...account.methods] };

const linesOf = ({ sections = [] }: Email): string[] => sections.flatMap(({ lines }) => lines.map(({ text }) => text));

describe('the email about a secured account', () => {
  it('says what was reset, what to check and how to sign in now', () => {
    const { subject, paragraphs, sections } = accountSecuredEmail(written).en;
    expect(subject).toBe('Your password was changed');
    expect(paragraphs).toEqual(['You can now sign in with: email and password, Campus']);
    expect(sections?.map(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)])).toEqual([
      [
        'What we did to protect your account',
        '1 other device was signed out.',
        'We removed Google as a sign-in method because it was added after you created your account. You can add it again.',
      ],
      [
        'What to check yourself',
        'In the last 30 days, 2 people joined through invitations from your account. Remove anyone you didn’t invite under Members.',
      ],
    ]);
    expect(accountSecuredEmail(written).de.paragraphs).toContain(
      'Sie können sich jetzt anmelden mit: E-Mail und Passwort, Campus',
    );
  });

  it('says after a reset by link that all devices were signed out', () => {
    const reset = { ...written, act: 'password_reset', cancelled: { sessions: 2 } } as const;
    expect(linesOf(accountSecuredEmail(reset).en)).toContain('All devices were signed out.');
    expect(linesOf(accountSecuredEmail(reset).de)).toContain('Alle Geräte wurden abgemeldet.');
  });

  it('mentions only once that all devices were signed out', () => {
    const signedOut = { ...written, act: 'signed_out_everywhere', cancelled: { sessions: 2 }, kept: {} } as const;
    const { subject, paragraphs, sections } = accountSecuredEmail(signedOut).en;
    expect(subject).toBe('You have been signed out on all devices');
    expect(paragraphs[0]).toBe('Nothing else in your account changed.');
    expect(sections).toEqual([]);
  });

  it('says that the account uses a former address again', () => {
    const restored = { ...written, act: 'password_reset', restored: true, cancelled: {}, kept: {} } as const;
    const { en, de } = accountSecuredEmail(restored);
    expect([en.subject, de.subject]).toEqual(['Your account was restored', 'Ihr Konto ist wiederhergestellt']);
    expect(en.paragraphs.slice(0, 2)).toEqual([
      'Your account uses this email address again.',
      'Your password was reset.',
    ]);
    expect(de.paragraphs[0]).toBe('Ihr Konto verwendet wieder diese E-Mail-Adresse.');
  });

  it('lists several removed sign-in methods in natural language', () => {
    const two = { ...written, removed: ['Google', 'Campus'] };
    expect(linesOf(accountSecuredEmail(two).en).join()).toContain('We removed Google and Campus as sign-in methods');
    expect(linesOf(accountSecuredEmail(two).de).join()).toContain(
      'Die Anmeldung mit Google und Campus haben wir entfernt',
    );
  });

  it('states that nothing had to be reset', () => {
    const { paragraphs } = accountSecuredEmail({ ...written, cancelled: {}, kept: {} }).en;
    expect(paragraphs[0]).toBe('Nothing else in your account changed.');
  });

  it('names providers by their display names', () => {
    const settings = readSettings({ EXTERNAL_PROVIDER: 'oidc.campus', EXTERNAL_PROVIDER_NAME: 'Campus' });
    const names = ['oidc.campus', 'google.com', 'oidc.former'].map((id) => providerName(settings, id));
    expect(names).toEqual(['Campus', 'Google', 'oidc.former']);
  });
});
