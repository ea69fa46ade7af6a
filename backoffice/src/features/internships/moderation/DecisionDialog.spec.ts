import { internshipLifecycle, transitionsFrom, type InternshipState } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { availableDecisions } from './DecisionDialog.tsx';

const offered = (state: InternshipState) =>
  availableDecisions(transitionsFrom(internshipLifecycle, state, 'admin').map(({ to }) => to));

describe('decisions of moderation', () => {
  it('about a waiting internship are approve, ask and reject; there is no page yet to remove', () => {
    expect(offered('pending_review')).toEqual(['approve', 'askChanges', 'reject']);
  });
  it('about a live one are to remove it; about a removed one to reinstate it', () => {
    expect(offered('open')).toEqual(['remove']);
    expect(offered('removed')).toEqual(['reinstate']);
  });
  it('about one that was approved and is not published yet are to remove it', () => {
    expect(offered('scheduled')).toEqual(['remove']);
  });
  it('about a draft, an archived or a rejected one there are none', () => {
    for (const state of ['draft', 'archived', 'rejected'] as const) expect(offered(state), state).toEqual([]);
  });
});
