import { describe, expect, it } from 'vitest';
import { valueText } from './value-format.ts';

describe('values to compare', () => {
  it('puts the items of a list on lines of their own', () => {
    expect(valueText(['Plan', 'Build'])).toBe('Plan\nBuild');
  });
  it('shows the parts of a value without its keys and what is empty', () => {
    expect(valueText({ id: null, key: 'q1', label: 'Why us?', options: [], required: true })).toBe('Why us?, true');
    expect(valueText([{ city: 'Graz', country: 'AT', lat: null }])).toBe('Graz, AT');
  });
  it('shows nothing for nothing, and zero and false for what they are', () => {
    expect(valueText(null)).toBe('');
    expect(valueText(0)).toBe('0');
    expect(valueText(false)).toBe('false');
  });
});
