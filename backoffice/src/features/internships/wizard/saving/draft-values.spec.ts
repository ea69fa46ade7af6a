import { draftUpdate } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { formValuesOf, savableDraft } from './draft-values.ts';

const draft = (values: object) => {
  const { draft: saved, heldBack } = savableDraft(values);
  expect(heldBack).toEqual([]);
  return saved;
};

describe('a draft to save', () => {
  it('leaves behind what the server owns', () => {
    expect(draft({ title: 'Lab', state: 'open', version: 3, employerId: 'x' })).not.toHaveProperty('state');
  });
  it('leaves behind rows that nobody filled in yet', () => {
    const saved = draft({
      tasks: ['Plan a test', ' ', null],
      locations: [
        { city: '', country: null },
        { city: '', country: 'AT' },
      ],
      eligibility: { languages: [{ language: null, level: null }] },
    });
    expect(saved.tasks).toEqual(['Plan a test']);
    expect(saved.locations).toEqual([]);
    expect(saved.eligibility.languages).toEqual([]);
  });
  it('has a city whose country is not chosen yet', () => {
    expect(draft({ locations: [{ city: 'Graz', country: null }] }).locations).toMatchObject([
      { city: 'Graz', country: '' },
    ]);
  });
  it('has no pay until its kind is chosen, and no basis until one is', () => {
    expect(draft({ pay: { min: 100 }, unpaidBasis: { explanation: 'Because' } })).toMatchObject({
      pay: null,
      unpaidBasis: null,
    });
    expect(draft({ unpaidBasis: { basis: 'curricular_placement', explanation: null } }).unpaidBasis).toEqual({
      basis: 'curricular_placement',
      explanation: '',
    });
  });
  it('has a single amount as the least and the most, and the form shows it once', () => {
    const pay = { type: 'paid', min: 120_000, max: null, currency: 'EUR', unit: 'month', benefits: null };
    const saved = draft({ pay });
    expect(saved.pay).toEqual({ ...pay, max: 120_000 });
    expect(formValuesOf(saved)).toMatchObject({ pay });
    expect(formValuesOf(draft({ pay: { ...pay, max: 140_000 } }))).toMatchObject({ pay: { max: 140_000 } });
    expect(draft({ pay: { type: 'unpaid' } }).pay).toMatchObject({ min: null, max: null });
  });
});

describe('what cannot be saved', () => {
  it('is held back and named, while everything else is saved', () => {
    const saved = draftUpdate.parse({ title: 'Lab assistant', category: 'research' });
    const { draft: next, heldBack } = savableDraft({ title: 'x'.repeat(101), category: 'design' }, saved);
    expect(next).toMatchObject({ title: 'Lab assistant', category: 'design' });
    expect(heldBack).toMatchObject([{ field: 'title' }]);
  });
  it('is one row where the others are complete, named by its place in the form', () => {
    const languages = [
      { language: null, level: null },
      { language: 'en', level: 'B2' },
      { language: 'de', level: null },
    ];
    const { draft: next, heldBack } = savableDraft({ title: 'Lab', eligibility: { languages } });
    expect(next.eligibility.languages).toEqual([{ language: 'en', level: 'B2' }]);
    expect(next.title).toBe('Lab');
    expect(heldBack).toMatchObject([{ field: 'eligibility.languages.2.level' }]);
  });
  it('is a list that has too many rows, which stays as it is saved', () => {
    const locations = Array.from({ length: 40 }, () => ({ city: 'Graz', country: 'AT' }));
    const saved = draftUpdate.parse({ locations: [{ city: 'Linz', country: 'AT' }] });
    const { draft: next, heldBack } = savableDraft({ title: 'Lab', locations }, saved);
    expect(next.locations).toEqual(saved.locations);
    expect(heldBack).toMatchObject([{ field: 'locations' }]);
  });
});
