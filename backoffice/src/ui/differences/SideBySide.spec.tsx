import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { SideBySide } from './SideBySide.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sides = [
  { key: 'a', name: 'Ada', link: <a href="/a">Ada</a> },
  { key: 'b', name: 'Bo', link: <a href="/b">Bo</a> },
];
const rows = [
  { key: 'skills', label: 'Skills', remark: 'as told', values: ['Chemistry', 'Botany'] },
  { key: 'state', label: 'State', values: ['Shortlisted', 'Offered'] },
];
const compare = () =>
  renderWithAdmin(<SideBySide label="Candidates" cornerLabel="Criterion" sides={sides} rows={rows} />);

/** A screen of which every question for a narrow one is answered like this. */
const screenIs = (narrow: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: narrow, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

describe('a comparison', () => {
  it('is a table where there is room', async () => {
    screenIs(false);
    await compare();
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Criterion', 'Ada', 'Bo']);
    const row = table.getByRole('row', { name: /Skills/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Chemistry', 'Botany']);
  });

  it('says each criterion with all names and values below it where there is none', async () => {
    screenIs(true);
    await compare();
    expect(screen.queryByRole('table')).toBeNull();
    const group = within(screen.getByRole('group', { name: 'Candidates' }));
    expect(group.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Skills',
      'State',
    ]);
    const texts = (role: string) => group.getAllByRole(role).map((textsOf) => textsOf.textContent);
    expect(texts('term')).toEqual(['Ada', 'Bo', 'Ada', 'Bo']);
    expect(texts('definition')).toEqual(['Chemistry', 'Botany', 'Shortlisted', 'Offered']);
    expect(texts('link')).toEqual(['Ada', 'Bo']);
  });
});
