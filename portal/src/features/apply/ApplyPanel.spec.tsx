import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { islandText } from '../../i18n/catalogue.ts';
import ApplyPanel from './ApplyPanel.tsx';

const panel = (visitor: boolean): string =>
  renderToString(
    <ApplyPanel text={islandText('en', 'apply.', 'loading.')} internshipId="1" questions={[]} visitor={visitor} />,
  );

describe('The section for applying, on the server', () => {
  it('gives a student nothing of what a visitor before them was given', () => {
    expect(panel(true)).toContain('/auth/studentAuth');
    expect(panel(false)).not.toContain('/auth/studentAuth');
  });
});
