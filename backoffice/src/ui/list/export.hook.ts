import type { CallOptions } from '@prentice/client';
import { Refusal } from '@prentice/contract';
import { useListContext, useNotify, useStore } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { useShowFailure } from '../refusal.hook.ts';
import { saveFile } from '../save.file.ts';
import { rowCounter } from './csv.rows.ts';
import type { ListedColumns } from './record.columns.ts';

/** Query of an export: the list's filter and sort as the API reads them, and the columns that it leaves out. */
export interface ExportQuery {
  readonly filter: string;
  readonly sort: string;
  readonly without?: string;
}

/** A CSV file: its name, and the call that fetches it. */
export interface ExportFile {
  readonly name: string;
  readonly call: ExportCall;
}

type ExportCall = (query: ExportQuery, options: CallOptions) => Promise<Blob>;

function useAsked({ columns, storeKey }: ListedColumns): ExportQuery {
  const { filterValues, filter, sort } = useListContext();
  const [hidden] = useStore<string[]>(storeKey, []);
  const without = columns.slice(1).flatMap(({ name, cells = [name] }) => (hidden.includes(name) ? cells : []));
  return {
    filter: JSON.stringify({ ...filterValues, ...filter }),
    sort: JSON.stringify([sort.field, sort.order]),
    ...(without.length > 0 ? { without: without.join(',') } : {}),
  };
}

/** A running export of the list around it: how many rows have come in, and how to stop it. */
export interface Export {
  /** Rows so far; null when none runs. */
  readonly rows: number | null;
  readonly run: () => Promise<void>;
  readonly cancel: () => void;
}

/** Fetches the list as a file and saves it once it is whole: what is stopped or breaks off leaves nothing behind. */
export function useExport({ name, call }: ExportFile, listed: ListedColumns): Export {
  const text = useText();
  const notify = useNotify();
  const showFailure = useShowFailure();
  const asked = useAsked(listed);
  const [rows, setRows] = useState<number | null>(null);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const run = async () => {
    const { signal } = (stop.current = new AbortController());
    const count = rowCounter();
    setRows(0);
    try {
      saveFile(await call(asked, { signal, received: (_, part) => setRows(count(part)) }), name);
      notify(text('export.done', { name }), { type: 'success' });
    } catch (failure) {
      if (signal.aborted) notify(text('export.cancelled'), { type: 'info' });
      else if (failure instanceof Refusal) showFailure(failure);
      else notify(text('export.broken'), { type: 'error', autoHideDuration: 9_000 });
    } finally {
      setRows(null);
    }
  };
  return { rows, run, cancel: () => stop.current?.abort() };
}
