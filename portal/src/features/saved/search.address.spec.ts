import { describe, expect, it } from 'vitest';
import { handedOver, resultsOf, suggestedName } from './search.address.ts';

describe('a search that is saved', () => {
  it('comes in the address of the page, with everything that narrows it', () => {
    expect(handedOver(`?save=${encodeURIComponent('q=lab work&place=Graz&mode=remote')}`)).toBe(
      'q=lab+work&place=Graz&mode=remote',
    );
    expect(handedOver('?save=')).toBe('');
    expect(handedOver('')).toBeNull();
    expect(handedOver(`?save=${'a'.repeat(2_001)}`)).toBeNull();
  });
  it('leads back to the results, never anywhere else', () => {
    expect(resultsOf('q=lab')).toBe('/internships?q=lab');
    expect(resultsOf(handedOver('?save=//evil.example') ?? '')).toBe('/internships?%2F%2Fevil.example=');
    expect(resultsOf('')).toBe('/internships');
  });
  it('is called what is searched for', () => {
    expect(suggestedName('q=lab&place=Graz&paid=1')).toBe('lab, Graz');
    expect(suggestedName('paid=1')).toBe('');
    expect([...suggestedName(`q=${'ä'.repeat(100)}`)]).toHaveLength(80);
  });
});
