import { saveFile } from '@prentice/client/browser';
import type { CallOptions } from '@prentice/client';
import { AppError, defaultLocale, locales, type Locale } from '@prentice/contract';
import { useListContext, useLocale, useNotify, useStore } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useNotifyFailure } from '../mutations/error-message.hook.ts';

const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Counts the rows of a CSV file while it comes in: line ends outside quotes, without the heading. */
export function createRowCounter(): (part: Uint8Array) => number {
  let quoted = false;
  let ends = 0;
  return (part) => {
    for (const byte of part) {
      if (byte === QUOTE) quoted = !quoted;
      else if (byte === LINE_FEED && !quoted) ends++;
    }
    return Math.max(0, ends - 1);
  };
}

/** Query of an export: the list's filter and sort as the API reads them, and the columns that it leaves out. */
export interface ExportQuery {
  readonly filter: string;
  readonly sort: string;
  readonly without?: string;
  /** The reader's language. */
  readonly lang: Locale;
}

/** A CSV file: its name, and the call that fetches it. */
export interface ExportFile {
  readonly name: string;
  readonly call: ExportCall;
  /** The columns of the file that tell what a column of the table tells; the one of its name for all others. */
  readonly csvColumns?: Readonly<Record<string, readonly string[]>>;
  /** The columns of the table that the file has as well; all of them when it is left out. */
  readonly columns?: readonly string[];
}

type ExportCall = (query: ExportQuery, options: CallOptions) => Promise<Blob>;

/** @param storeKey where the table remembers which of its columns are hidden */
function useExportQuery({ csvColumns, columns }: ExportFile, storeKey: string): ExportQuery {
  const { filterValues, filter, sort } = useListContext();
  const locale = useLocale();
  const [hidden] = useStore<string[]>(storeKey, []);
  const without = hidden
    .filter((column) => columns?.includes(column) ?? true)
    .flatMap((column) => csvColumns?.[column] ?? [column]);
  return {
    filter: JSON.stringify({ ...filterValues, ...filter }),
    sort: JSON.stringify([sort.field, sort.order]),
    lang: locales.find((option) => option === locale) ?? defaultLocale,
    ...(without.length > 0 ? { without: without.join(',') } : {}),
  };
}

/** Returns a file's name with the reader's day in it: "employers-2026-11-28.csv". */
export function datedName(name: string, now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const date = [year, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  return name.replace(/(?=\.\w+$)/, `-${date}`);
}

/** A running export of the list around it: how many rows have come in, and how to stop it. */
export interface RunningExport {
  /** Rows so far; null when none runs. */
  readonly rows: number | null;
  readonly run: () => Promise<void>;
  readonly cancel: () => void;
}

/** Fetches the list as a file and saves it once it is whole: what is stopped or breaks off leaves nothing behind. */
export function useExport(file: ExportFile, storeKey: string): RunningExport {
  const text = useMessages();
  const notify = useNotify();
  const showFailure = useNotifyFailure();
  const exportQuery = useExportQuery(file, storeKey);
  const [rows, setRows] = useState<number | null>(null);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const run = async () => {
    const { signal } = (stop.current = new AbortController());
    const name = datedName(file.name, new Date());
    const count = createRowCounter();
    setRows(0);
    try {
      saveFile(await file.call(exportQuery, { signal, onProgress: (_, part) => setRows(count(part)) }), name);
      notify(text('export.done', { name }), { type: 'success' });
    } catch (failure) {
      if (signal.aborted) notify(text('export.cancelled'), { type: 'info' });
      else if (failure instanceof AppError) showFailure(failure);
      else notify(text('export.broken'), { type: 'error', autoHideDuration: 9_000 });
    } finally {
      setRows(null);
    }
  };
  return { rows, run, cancel: () => stop.current?.abort() };
}
