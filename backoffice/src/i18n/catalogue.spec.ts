import { consumedEvents, eventConsumers, errorTable } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { catalogueDe } from './catalogue.de.ts';
import { catalogueEn } from './catalogue.en.ts';
import { createI18n, fetchMessageParts, languageOf } from './i18n.provider.ts';

const places = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g))].toSorted();
const forms = (text: string): number => text.split('||||').length;
const german = new Map(Object.entries(catalogueDe));

describe('catalogues', () => {
  it('have the same places and number of forms in every language', () => {
    for (const [key, text] of Object.entries(catalogueEn)) {
      const other = german.get(key) ?? '';
      expect(forms(other), key).toBe(forms(text));
      expect(places(other), key).toEqual(places(text));
    }
  });
  it('are chosen by locale, with English for all that we do not speak', () => {
    expect(languageOf('de-AT')).toBe('de');
    expect(languageOf('fr')).toBe('en');
    expect(languageOf(null)).toBe('en');
  });
  it('change while one works', async () => {
    const i18n = await createI18n('en');
    expect(i18n.translate('action.cancel')).toBe('Cancel');
    await i18n.changeLocale('de');
    expect(i18n.translate('action.cancel')).toBe('Abbrechen');
    expect(i18n.translate('unknown.key', { _: 'as given' })).toBe('as given');
  });
  it('have the texts of screens that were opened in every language that is chosen afterwards', async () => {
    const i18n = await createI18n('en');
    await fetchMessageParts(['news']);
    expect(i18n.translate('news.create')).toBe('Write news');
    await i18n.changeLocale('de');
    expect(i18n.translate('news.create')).toBe('Beitrag schreiben');
    await fetchMessageParts(['maintenance']);
    expect(i18n.translate('maintenance.title')).toBe('Wartung');
  });
  it.each(['en', 'de'] as const)(
    'have words in %s for whatever could not be told, and for what waits for it',
    async (locale) => {
      const { translate } = await createI18n(locale);
      await fetchMessageParts(['inbox']);
      const named = [
        ...consumedEvents.map((name) => `failed.event.${name}`),
        ...eventConsumers.map((name) => `failed.part.${name}`),
      ];
      expect(named.filter((key) => translate(key, { _: '' }) === '')).toEqual([]);
    },
  );
  it('have what the contract says of fields, and every refusal, with what these name', async () => {
    const i18n = await createI18n('de');
    expect(i18n.translate('Write at least 300 characters.', { _: 'Write at least 300 characters.' })).toBe(
      'Schreiben Sie mindestens 300 Zeichen.',
    );
    expect(i18n.translate('refusal.SAVED_LIMIT', { n: 20, _: 'The limit of 20 is reached.' })).toContain('20');
    for (const [code, [, english]] of Object.entries(errorTable)) {
      const german = i18n.translate(`refusal.${code}`, { _: english });
      expect(german, code).not.toBe(english);
      expect(german, code).not.toContain('{');
    }
    await i18n.changeLocale('en');
    expect(i18n.translate('Write at least 300 characters.')).toBe('Write at least 300 characters.');
  });
});
