import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import type { ModeratedInternship } from '../internship-types.ts';
import { aModeratedInternship } from './moderated-internship.builder.ts';
import { passagesOf, RiskHits } from './RiskHits.tsx';

type RiskHit = NonNullable<ModeratedInternship['risk']>['hits'][number];

const hitOf = (rule: RiskHit['rule'], quote: string): RiskHit => ({ rule, quote, points: 10, relatedId: null });
const moderated = (...hits: RiskHit[]) => aModeratedInternship({ risk: { score: 10, hits } });

afterEach(cleanup);

it('says what was counted and which posting is alike, and quotes the posting', async () => {
  const hits = [hitOf('short_text', '284'), hitOf('near_duplicate', 'Trainee'), hitOf('fee', 'a fee of 20 euros')];
  await renderWithAdmin(<RiskHits internship={moderated(...hits)} />);
  expect(screen.getByText('284 characters of description.').tagName).not.toBe('Q');
  expect(screen.getByText('Similar to “Trainee” by another employer.')).not.toBeNull();
  expect(screen.getByText('a fee of 20 euros').tagName).toBe('Q');
  expect(hits.map(passagesOf)).toEqual([[], [], ['a fee of 20 euros']]);
  const passages = ['a fee', 'a deposit'];
  expect(passagesOf({ ...hitOf('fee', '…words around a fee…'), passages })).toEqual(passages);
});

it('shows a sentence as it was stored before', async () => {
  await renderWithAdmin(<RiskHits internship={moderated(hitOf('short_text', '380 characters of description.'))} />);
  expect(screen.getByText('380 characters of description.')).not.toBeNull();
});
