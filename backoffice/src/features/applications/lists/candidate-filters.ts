import {
  applicationLifecycle,
  interestedApplicationStates,
  applicationStageStates,
  type ApplicationState,
} from '@prentice/contract';
import { client } from '../../../providers/session.ts';
import type { ExportFile } from '../../../ui/list/export.hook.ts';
import type { ListFilter } from '../../../ui/list/filter-model.ts';

const searchFilter: ListFilter = { kind: 'search', source: 'q', label: 'candidates.search' };
const ratingFilter: ListFilter = {
  kind: 'choice',
  source: 'ratingFrom',
  label: 'candidates.rating',
  values: ['5', '4', '3', '2', '1'],
  labelPrefix: 'candidates.ratingFrom',
};
const overdueFilter: ListFilter = {
  kind: 'switch',
  source: 'overdue',
  label: 'candidates.overdueOnly',
  value: true,
  alwaysOn: true,
};
const stateFilter = (values: readonly ApplicationState[]): ListFilter => ({
  kind: 'choice',
  source: 'state',
  label: 'candidates.state',
  values,
  labelPrefix: 'applicationState',
  alwaysOn: true,
});

/** Filters of the table of candidates. */
export const tableFilters: readonly ListFilter[] = [
  searchFilter,
  stateFilter(applicationLifecycle.states),
  ratingFilter,
  overdueFilter,
];
/** Filters of new candidates, who are in few states. */
export const triageFilters: readonly ListFilter[] = [
  searchFilter,
  stateFilter(interestedApplicationStates),
  ratingFilter,
  overdueFilter,
];
/** Those to follow up have been answered. */
export const followFilters: readonly ListFilter[] = [
  searchFilter,
  stateFilter(applicationStageStates.followed),
  ratingFilter,
];
/** States are the board's columns. */
export const boardFilters: readonly ListFilter[] = [searchFilter, { ...ratingFilter, alwaysOn: true }, overdueFilter];

/** The candidates that a list shows, as a spreadsheet. */
export const candidatesExport: ExportFile = {
  name: 'candidates.csv',
  call: (query, options) => client.applications.export({ query }, options),
  /* What is next for a candidate is one column of the table and several of the file. */
  csvColumns: { updatedAt: ['interview', 'startDate', 'offerExpires', 'updatedAt'], noteCount: ['notes'] },
};
