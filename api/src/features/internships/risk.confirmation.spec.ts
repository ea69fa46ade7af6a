import { describe, expect, it } from 'vitest';
import { assertRiskRead } from './risk.confirmation.ts';

describe('the word that findings were read', () => {
  const approve = (score: number, decision: object) => () => assertRiskRead({ score, hits: [] }, decision);

  it.each([0, 59])('is not asked for at %i points', (score) => {
    expect(approve(score, {})).not.toThrow();
  });
  it.each([60, 100])('is asked for at %i points, and is nothing but true', (score) => {
    for (const decision of [{}, { confirmRisk: false }, { confirmRisk: 'true' }, { confirmRisk: 1 }])
      expect(approve(score, decision), JSON.stringify(decision)).toThrow();
    expect(approve(score, { confirmRisk: true })).not.toThrow();
  });
  it('is not asked for where nothing was assessed', () => {
    expect(() => assertRiskRead(null, {})).not.toThrow();
  });
});
