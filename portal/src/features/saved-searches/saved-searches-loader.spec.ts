import { describe, expect, it } from 'vitest';
import { searchToSave, resultsPath, suggestedSearchName } from './saved-searches-loader.ts';

describe('a saved search', () => {
  it('is read from the URL of the page with all its filters', () => {
    expect(searchToSave(`?save=${encodeURIComponent('q=lab work&place=Graz&mode=remote')}`)).toBe(
      'q=lab+work&place=Graz&mode=remote',
    );
    expect(searchToSave('?save=')).toBe('');
    expect(searchToSave('')).toBeNull();
    expect(searchToSave(`?save=${'a'.repeat(2_001)}`)).toBeNull();
  });
  it('links to its results and never elsewhere', () => {
    expect(resultsPath('q=lab')).toBe('/internships?q=lab');
    expect(resultsPath(searchToSave('?save=//evil.example') ?? '')).toBe('/internships?%2F%2Fevil.example=');
    expect(resultsPath('')).toBe('/internships');
  });
  it('is named after its words and filters, as far as a name goes', () => {
    expect(suggestedSearchName('lab · Graz')).toBe('lab · Graz');
    expect([...suggestedSearchName('ä'.repeat(100))]).toHaveLength(80);
  });
});
