import { describe, expect, it } from 'vitest';
import { evidenceAgreement, verdictAgreement } from './evidence-figures.ts';
import { evidencePairs } from './evidence-pairs.ts';
import { heldOutEvidencePairs } from './evidence-pairs-held-out.ts';
import { heldOutVerdicts, tunedVerdicts } from './review-verdicts.ts';

const share = ({ agreed, total }: { agreed: number; total: number }): number => agreed / total;

describe('a match in two languages', () => {
  it('grades nearly every requirement as a careful reader does, also of CVs that the rules never saw', () => {
    expect(share(evidenceAgreement(evidencePairs))).toBeGreaterThanOrEqual(0.95);
    expect(share(evidenceAgreement(heldOutEvidencePairs))).toBeGreaterThanOrEqual(0.95);
  });
});

describe('a review', () => {
  it('agrees with an adviser on most texts and points, also on those that the rules never saw', () => {
    expect(share(verdictAgreement(tunedVerdicts))).toBeGreaterThanOrEqual(0.85);
    expect(share(verdictAgreement(heldOutVerdicts))).toBeGreaterThanOrEqual(0.85);
  });
});
