import { describe, expect, it } from 'vitest';
import { draftFromForm } from './draft-values.ts';

const draft = (values: object) => {
  const given = draftFromForm(values);
  if ('wrong' in given) throw new Error(JSON.stringify(given.wrong));
  return given.draft;
};

describe('a draft to save', () => {
  it('leaves behind what the server owns', () => {
    expect(draft({ title: 'Lab', state: 'open', version: 3, employerId: 'x' })).not.toHaveProperty('state');
  });
  it('leaves behind rows that nobody filled in yet', () => {
    const saved = draft({ tasks: ['Plan a test', ' ', null], locations: [{ city: '', country: null }] });
    expect(saved.tasks).toEqual(['Plan a test']);
    expect(saved.locations).toEqual([]);
  });
  it('has no pay until its kind is chosen, and no basis until one is', () => {
    expect(draft({ pay: { min: 100 }, unpaidBasis: { explanation: 'Because' } })).toMatchObject({
      pay: null,
      unpaidBasis: null,
    });
    expect(draft({ unpaidBasis: { basis: 'curricular_placement' } }).unpaidBasis).toEqual({
      basis: 'curricular_placement',
      explanation: '',
    });
  });
  it('names the field that is too long to be saved', () => {
    expect(draftFromForm({ title: 'x'.repeat(101) })).toMatchObject({ wrong: [{ field: 'title' }] });
  });
});
