import { describe, expect, it } from 'vitest';
import { assertRiskConfirmed } from './internship.transitions.ts';

describe('the risk confirmation', () => {
  const approve = (score: number, decision: { readonly confirmRisk?: unknown }) => () =>
    assertRiskConfirmed({ score, hits: [] }, decision);

  it.each([0, 59])('is not required at %i points', (score) => {
    expect(approve(score, {})).not.toThrow();
  });
  it.each([60, 100])('is required at %i points, and must be true', (score) => {
    for (const decision of [{}, { confirmRisk: false }, { confirmRisk: 'true' }, { confirmRisk: 1 }])
      expect(approve(score, decision), JSON.stringify(decision)).toThrow(
        expect.objectContaining({
          code: 'VALIDATION_FAILED',
          fields: [expect.objectContaining({ field: 'confirmRisk' })],
        }),
      );
    expect(approve(score, { confirmRisk: true })).not.toThrow();
  });
  it('is not required without an assessment', () => {
    expect(() => assertRiskConfirmed(null, {})).not.toThrow();
  });
});
