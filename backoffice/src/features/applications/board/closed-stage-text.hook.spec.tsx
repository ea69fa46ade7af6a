import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ReactElement } from 'react';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import { stages } from './board-stages.ts';
import { useClosedStageText } from './closed-stage-text.hook.ts';

afterEach(cleanup);

const shortlist = {
  to: 'shortlisted',
  label: 'Shortlist',
  buttonProps: { variant: 'outlined' },
  start: vi.fn<() => void>(),
} as const;
const ada = { id: 'ada', name: 'Ada', stage: 'new', actions: [shortlist], overStage: null };

function Reasons(): ReactElement {
  const closedText = useClosedStageText();
  return <>{stages.slice(0, 3).map((stage) => `${stage.name}: ${closedText(ada, stage)};`)}</>;
}

it.each([
  ['en', 'Not possible here. Shortlist first.'],
  ['de', 'Hier nicht möglich. Zuerst: Shortlist.'],
] as const)(
  'says in %s what comes before a closed stage, and nothing of one that is open',
  async (language, reason) => {
    const { container } = await renderWithAdmin(<Reasons />, language);
    expect(container.textContent).toContain(`new: null;shortlisted: null;interview: ${reason};`);
  },
);
