import { abilityFor, anonymous, requirementKeyOf, type Actor, type MatchItem } from '@prentice/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { testDataProvider } from 'ra-core';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { AnalysisResults } from './AnalysisResults.tsx';

vi.mock('../../providers/me-store.ts', async (importOriginal) => {
  const actor: Actor = { ...anonymous, id: 'mia', role: 'employer', employerId: 'lab', memberRole: 'owner' };
  return {
    ...(await importOriginal<object>()),
    useMe: () => ({ actor }),
    useAbility: () => abilityFor(actor),
  };
});

const itemOf = (part: MatchItem['part'], label: string, grade: number): MatchItem => ({
  part,
  requirement: { kind: 'skill', label },
  grade,
  evidence: null,
});
const analysis = (name: string, items: MatchItem[]) => ({
  id: name,
  name,
  source: 'upload',
  blind: false,
  receivedAt: '2026-03-02T09:00:00.000Z',
  match: { score: null, items, algorithmVersion: '1' },
});
const cellOf = (name: string, column: string): string => {
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const row = screen.getByRole('button', { name }).closest('tr') ?? document.createElement('tr');
  return row.cells.item(headers.indexOf(column))?.textContent ?? '';
};
const ada = analysis('ada.pdf', [itemOf('required', 'Node.js', 1), itemOf('preferred', 'Writing', 0)]);
const bea = analysis('bea.pdf', [itemOf('required', 'Node.js', 0), itemOf('preferred', 'Writing', 0.6)]);

async function open(language: 'en' | 'de' = 'en') {
  const getList = vi.fn((_resource: string, { filter = {} }: { filter?: object }) => {
    const isFiltered = 'metRequirements' in filter || 'missingRequirements' in filter;
    return Promise.resolve({ data: (isFiltered ? [] : [ada, bea]) as never[], total: isFiltered ? 0 : 2 });
  });
  await renderWithAdmin(
    <AnalysisResults
      internshipId="lab"
      newIds={['bea.pdf']}
      isNewOnly={false}
      onNewOnly={() => undefined}
      onCompare={() => undefined}
    />,
    language,
    testDataProvider({ getList }),
  );
  await screen.findByRole('button', { name: 'ada.pdf' });
  return getList;
}

async function choose(addFilter: string, filter: string, requirement: string) {
  fireEvent.click(screen.getByRole('button', { name: addFilter }));
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: filter }));
  const select = await screen.findByRole('combobox', { name: filter });
  fireEvent.mouseDown(select);
  fireEvent.click(await screen.findByRole('option', { name: requirement }));
}

afterEach(cleanup);

it('filters by what is found of single requirements, and keeps offering them where nothing fits', async () => {
  const getList = await open();
  await choose('Add filter', 'Requirement found', 'Node.js (required)');
  const met = requirementKeyOf(itemOf('required', 'Node.js', 1));
  await waitFor(() =>
    expect(getList).toHaveBeenCalledWith(
      'cv-analyses',
      expect.objectContaining({ filter: { internshipId: 'lab', state: 'succeeded', metRequirements: [met] } }),
    ),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'ada.pdf' })).toBeNull());
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Node.js (required)', 'Writing (nice to have)']);
});

it('names the filters in German', async () => {
  const getList = await open('de');
  await choose('Filter', 'Anforderung nicht gefunden', 'Writing (wünschenswert)');
  const missing = requirementKeyOf(itemOf('preferred', 'Writing', 0));
  await waitFor(() =>
    expect(getList).toHaveBeenCalledWith(
      'cv-analyses',
      expect.objectContaining({ filter: { internshipId: 'lab', state: 'succeeded', missingRequirements: [missing] } }),
    ),
  );
});

it('marks what was just added, and says why there is no score', async () => {
  await open();
  expect(cellOf('bea.pdf', 'Candidate')).toBe('bea.pdfNew');
  expect(cellOf('ada.pdf', 'Candidate')).toBe('ada.pdf');
  expect(cellOf('ada.pdf', 'Score')).toBe('No scoreDates and place unknown');
});

it('offers the order in words, newest first among them', async () => {
  const getList = await open();
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveProperty('value', 'receivedAt ASC');
  fireEvent.change(order, { target: { value: 'receivedAt DESC' } });
  await waitFor(() =>
    expect(getList).toHaveBeenCalledWith(
      'cv-analyses',
      expect.objectContaining({ sort: { field: 'receivedAt', order: 'DESC' } }),
    ),
  );
});

it('has a sign for each grade, which a legend explains', async () => {
  await open();
  const legend = within(screen.getByRole('list', { name: 'What the signs mean' }));
  expect(legend.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Found',
    'Listed, but no example',
    'Not found',
  ]);
  expect(cellOf('ada.pdf', 'Required skills')).toBe('1 of 1Node.js: Found');
  expect(cellOf('bea.pdf', 'Nice to have')).toBe('1 of 1');
});
