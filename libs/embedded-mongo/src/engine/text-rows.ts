import { decodeFields } from '../bson.ts';
import { SlotSet } from './slot-set.ts';
import type { Slot } from './slot.ts';
import { TextColumn, type TextPattern } from './text-column.ts';

/** Paths of one collection whose texts are kept at most. */
const MOST_COLUMNS = 8;
const FIRST_ROOM = 1_024;

/** The texts of a collection's committed documents at the paths that are searched: one row for each document. */
export class TextRows {
  readonly #slots: (Slot | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #columns = new Map<string, TextColumn>();
  /** Slots that have been written since their texts were taken. */
  readonly #stale: Set<Slot>;
  #room = FIRST_ROOM;

  constructor(slots: Iterable<Slot>) {
    this.#stale = new Set(slots);
    for (const slot of this.#stale) slot.row = -1;
  }

  /** So much has been written since the last search that it is better to begin anew. */
  get isOutdated(): boolean {
    return this.#stale.size > this.#slots.length + FIRST_ROOM;
  }

  /** A slot has got another document, or none. */
  changed(slot: Slot): void {
    this.#stale.add(slot);
  }

  /** Takes up what was written, and the texts at further paths: each document is read once. */
  open(paths: Iterable<string>): void {
    this.#refresh();
    const added = [...new Set(paths)].filter((path) => !this.#columns.has(path));
    if (this.#columns.size + added.length > MOST_COLUMNS) this.#columns.clear();
    const columns = added.slice(0, MOST_COLUMNS).map((path) => [path, new TextColumn(path)] as const);
    const fresh = columns.map(([, column]) => column);
    if (fresh.length > 0) for (const slot of this.#slots) if (slot) this.#take(slot, fresh);
    for (const [path, column] of columns) this.#columns.set(path, column);
  }

  /**
   * Returns the documents with a text that matches, at a path that is open. The answer holds until something is
   * written.
   * @returns undefined when that takes a look at the documents
   */
  matching(path: string, pattern: TextPattern): SlotSet | undefined {
    const words = this.#columns.get(path)?.matching(pattern, this.#room);
    return words && new SlotSet(words, this.#slots);
  }

  #refresh(): void {
    const columns = [...this.#columns.values()];
    for (const slot of this.#stale) {
      if (slot.row < 0 && slot.current) this.#addRow(slot);
      if (slot.row < 0) continue;
      this.#take(slot, columns);
      if (!slot.current) this.#removeRow(slot);
    }
    this.#stale.clear();
  }

  #take({ row, current }: Slot, columns: readonly TextColumn[]): void {
    const doc = current && decodeFields(current.raw, new Set(columns.map(({ field }) => field)));
    for (const column of columns) column.set(row, doc);
  }

  #addRow(slot: Slot): void {
    slot.row = this.#free.pop() ?? this.#slots.length;
    this.#slots[slot.row] = slot;
    if (slot.row < this.#room) return;
    this.#room *= 2;
    for (const column of this.#columns.values()) column.forgetAnswers();
  }

  #removeRow(slot: Slot): void {
    this.#free.push(slot.row);
    this.#slots[slot.row] = undefined;
    slot.row = -1;
  }
}
