import {
  importLimits,
  type ImportField,
  type ImportReport,
  type ImportResult,
  type ImportedTable,
} from '@prentice/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../providers/session.ts';
import { FIRST_LINE } from './import-files.ts';

interface ImportState {
  readonly results: readonly ImportResult[];
  /** From 0 to 1. */
  readonly progress: number;
  readonly isRunning: boolean;
  readonly isDryRun: boolean;
  readonly wasCancelled: boolean;
  /** The import that the drafts belong to; null as long as there is none. */
  readonly importId: string | null;
  /** What went wrong, where the import broke off. */
  readonly failure: unknown;
}
const idle: ImportState = {
  results: [],
  progress: 0,
  isRunning: false,
  isDryRun: false,
  wasCancelled: false,
  importId: null,
  failure: null,
};

/** Sends a table some rows at a time, so that it can be followed and cancelled between them. */
export function useImport() {
  const [state, setState] = useState(idle);
  const cancelled = useRef(false);
  const queries = useQueryClient();

  const start = async (
    table: ImportedTable,
    chosen: readonly (ImportField | null)[],
    dryRun: boolean,
  ): Promise<void> => {
    cancelled.current = false;
    setState({ ...idle, isRunning: true, isDryRun: dryRun });
    const places = chosen.flatMap((field, place) => (field ? [{ field, place }] : []));
    const fields = places.map(({ field }) => field);
    const results: ImportResult[] = [];
    let importId: string | null = null;
    try {
      for (let first = 0; first < table.rows.length && !cancelled.current; first += importLimits.batch) {
        const rows = table.rows.slice(first, first + importLimits.batch).map((cells, index) => ({
          line: first + index + FIRST_LINE,
          cells: places.map(({ place }) => cells[place] ?? ''),
        }));
        const report: ImportReport = await client.externalJobs.importRows({ body: { fields, rows, dryRun, importId } });
        results.push(...report.results);
        const runId = report.importId;
        importId = runId;
        const progress = results.length / table.rows.length;
        setState((before) => ({ ...before, results: [...results], importId: runId, progress }));
      }
      setState((before) => ({ ...before, isRunning: false, wasCancelled: cancelled.current }));
    } catch (failure) {
      setState((before) => ({ ...before, isRunning: false, failure, wasCancelled: true }));
    }
    if (!dryRun) await queries.invalidateQueries();
  };
  return { ...state, start, cancel: () => void (cancelled.current = true), reset: () => setState(idle) };
}
