import { cleanup, screen } from '@testing-library/react';
import type { Risk } from '@prentice/contract';
import { afterEach, expect, it } from 'vitest';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import { RiskSummary } from './RiskSummary.tsx';

const hitOf = (rule: Risk['hits'][number]['rule'], points: number) => ({ rule, points, quote: '1', relatedId: null });

afterEach(cleanup);

it.each([
  ['High risk', 60, [hitOf('fee', 60)]],
  ['Medium risk', 30, [hitOf('free_mail', 30)]],
  ['Medium risk', 10, [hitOf('own_duplicate', 10)]],
  ['Low risk', 0, []],
] as const)('is a %s by %i points', async (label, score, hits) => {
  await renderWithAdmin(<RiskSummary risk={{ score, hits: [...hits] }} />);
  expect(screen.getByText(label)).toBeDefined();
});

it('lists the rules that weigh most, each once, and how many there are besides', async () => {
  const hits = [
    hitOf('short_text', 5),
    hitOf('fee', 40),
    hitOf('fee', 40),
    hitOf('chat_only', 20),
    hitOf('free_mail', 10),
  ];
  await renderWithAdmin(<RiskSummary risk={{ score: 100, hits }} />);
  const causes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(causes).toEqual([
    'Fee, deposit or training that candidates pay for',
    'Contact only through a chat app',
    'and 2 more reasons',
  ]);
});
