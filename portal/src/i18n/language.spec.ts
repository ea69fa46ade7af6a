import { expect, it } from 'vitest';
import { acceptedLanguage, chooseLanguage } from './language.ts';

it('takes the address before the cookie before the browser', () => {
  expect(chooseLanguage({ query: 'de', cookie: 'en', acceptLanguage: 'en' })).toBe('de');
  expect(chooseLanguage({ query: 'xx', cookie: 'de', acceptLanguage: 'en' })).toBe('de');
  expect(chooseLanguage({ cookie: '', acceptLanguage: 'fr, de;q=0.8' })).toBe('de');
  expect(chooseLanguage({})).toBe('en');
});

it('reads weights and regions of Accept-Language', () => {
  expect(acceptedLanguage('en;q=0.5, de-AT;q=0.9')).toBe('de');
  expect(acceptedLanguage('de;q=0, en-US')).toBe('en');
  expect(acceptedLanguage('fr')).toBeUndefined();
  expect(acceptedLanguage(null)).toBeUndefined();
});
