import { expect, it } from 'vitest';
import { coverageOf, taxonomyCoverage, taxonomySize } from './taxonomy-coverage.ts';

it('knows most skills of the demo and of the generated CVs', () => {
  for (const [name, { total, knownCount, missing }] of taxonomyCoverage()) {
    expect(total, name).toBeGreaterThan(10);
    expect(knownCount / total, `${name}: ${missing.join(', ')}`).toBeGreaterThanOrEqual(0.95);
  }
  expect(taxonomySize().related / taxonomySize().skills).toBeGreaterThan(0.9);
});

it('names what is missing once, and takes a synonym for its skill', () => {
  expect(coverageOf(['K8s', 'Unheard-of craft', 'Python', 'Unheard-of craft'])).toEqual({
    total: 3,
    knownCount: 2,
    missing: ['Unheard-of craft'],
  });
});
