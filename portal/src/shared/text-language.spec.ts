import { describe, expect, it } from 'vitest';
import { foreignLanguage, textLanguage } from './text-language.ts';

describe('the language of a text', () => {
  it.each([
    ['Praktikum Öffentlichkeitsarbeit für Gewässerprojekte', 'de'],
    ['Bauleitung im Holzbau: Praktikum auf der Baustelle', 'de'],
    ['Digitalisierung der Fotosammlung', 'de'],
    ['Praktikum Marketing', 'de'],
    ['Mobile App Entwicklung für Fahrerinnen und Fahrer', 'de'],
    ['Sprechstunde: Lebenslauf in 20 Minuten. Jeden Dienstag sehen wir uns gemeinsam Ihren Lebenslauf an.', 'de'],
    ['Frontend developer intern for hospital rotas', 'en'],
    ['Water quality data intern', 'en'],
    ['Timber construction planning', 'en'],
    ['Teaching assistant for German at work', 'en'],
    ['Internship in Zürich', 'en'],
    ['BIM', undefined],
    ['Controlling Wien für', 'de'],
  ])('of “%s” is %s', (text, language) => {
    expect(textLanguage(text)).toBe(language);
  });

  it('is named only where it differs from that of the page', () => {
    expect(foreignLanguage('Digitalisierung der Fotosammlung', 'en')).toBe('de');
    expect(foreignLanguage('Digitalisierung der Fotosammlung', 'de')).toBeUndefined();
    expect(foreignLanguage('BIM', 'de')).toBeUndefined();
  });
});
