import { expect, it } from 'vitest';
import { internalPath } from './internal.path.ts';

it('keeps paths of this origin', () => {
  expect(internalPath('/internships?paid=1#top')).toBe('/internships?paid=1#top');
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\tx', '', null])(
  'refuses %j',
  (value) => {
    expect(internalPath(value, '/safe')).toBe('/safe');
  },
);
