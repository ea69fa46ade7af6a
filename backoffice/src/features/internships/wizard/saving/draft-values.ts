import { draftUpdate, issueMessage, operations, type DraftUpdate } from '@prentice/contract';
import { pickWritableFields } from '../../../../providers/writable-fields.ts';

type FormRecord = Record<string, unknown>;

/** What is wrong in a form, and at which field: `eligibility.languages.1.level`. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** What a form holds as a draft that can be saved, and what is left out of it until it is put right. */
export interface SavableDraft {
  readonly draft: DraftUpdate;
  readonly heldBack: readonly FieldFault[];
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
const isFormRecord = (value: unknown): value is FormRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a new row has by itself: the key of a question, the country of the company. */
const isPrefilled = (name: string): boolean => name === 'key' || name === 'country';

/** Leaves out rows that somebody added and has not filled in yet. */
const isFilled = (value: unknown): boolean =>
  isFormRecord(value)
    ? Object.entries(value).some(
        ([name, inner]) =>
          !isPrefilled(name) && !isBlank(inner) && inner !== false && !(Array.isArray(inner) && inner.length === 0),
      )
    : !isBlank(value);

/** Inputs hold null for what is empty; a draft has its own default for it. */
const withoutBlanks = (row: unknown): unknown =>
  isFormRecord(row) ? Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) : row;

/** Takes a single amount for the least and the most. */
const withBothAmounts = (pay: FormRecord): FormRecord =>
  isBlank(pay['max']) ? { ...pay, max: pay['min'] ?? null } : pay;

/** Requires pay, and the reason for none, as a whole or not at all. */
function withoutIncompleteGroups({ pay, unpaidBasis, ...rest }: FormRecord): FormRecord {
  const basis = isFormRecord(unpaidBasis) && !isBlank(unpaidBasis['basis']);
  return {
    ...rest,
    pay: isFormRecord(pay) && !isBlank(pay['type']) ? withBothAmounts(pay) : null,
    unpaidBasis: basis ? { ...unpaidBasis, explanation: unpaidBasis['explanation'] ?? '' } : null,
  };
}

/** By the path of a list, where each of its rows is in the form. */
type RowPlaces = Map<string, readonly number[]>;

/** Returns a value of the form with the rows that somebody has filled in; where these stand in the form is added to `places`. */
function withFilledRows(value: unknown, path: string, places: RowPlaces): unknown {
  if (Array.isArray(value)) {
    const filledRows = value.map((row: unknown, place) => ({ row, place })).filter(({ row }) => isFilled(row));
    places.set(
      path,
      filledRows.map(({ place }) => place),
    );
    return filledRows.map(({ row }) => withoutBlanks(row));
  }
  if (!isFormRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      withFilledRows(inner, path ? `${path}.${name}` : name, places),
    ]),
  );
}

type Path = readonly PropertyKey[];
const textOf = (path: Path): string => path.map(String).join('.');
const isRowIndex = (part: PropertyKey | undefined): part is number => typeof part === 'number';

/** Returns where a fault is in the form. */
const formPath = (path: Path, places: RowPlaces): string =>
  textOf(
    path.map((part, index) => (isRowIndex(part) ? (places.get(textOf(path.slice(0, index)))?.[part] ?? part) : part)),
  );

function withoutRows(value: unknown, path: string, rows: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.filter((_, index) => !rows.has(`${path}.${index}`));
  if (!isFormRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withoutRows(inner, `${path}.${name}`, rows)]),
  );
}

/** Leaves out faulty rows, and takes what is saved for other faulty fields. */
function withoutFaults(fields: FormRecord, faults: readonly Path[], saved: Partial<DraftUpdate>): FormRecord {
  const rows = new Set<string>();
  const whole = new Set<string>();
  for (const path of faults) {
    const index = path.findIndex(isRowIndex);
    if (index > 0) rows.add(textOf(path.slice(0, index + 1)));
    else whole.add(String(path[0]));
  }
  const scalarFields = Object.entries(fields).filter(([name]) => !whole.has(name));
  return {
    ...Object.fromEntries(scalarFields.map(([name, value]) => [name, withoutRows(value, name, rows)])),
    ...Object.fromEntries(Object.entries(saved).filter(([name]) => whole.has(name))),
  };
}

/** Returns a draft as the form shows it: of a single amount, where the most is the least, only that. */
export const formValuesOf = (draft: DraftUpdate | null): object =>
  draft?.pay && draft.pay.max === draft.pay.min ? { ...draft, pay: { ...draft.pay, max: null } } : { ...draft };

/**
 * Splits what a form holds into the draft that can be saved and the faults that keep the rest from it: a row that is
 * not complete is left out, any other field stays as it is saved.
 * @param saved what the server holds
 */
export function savableDraft(values: object, saved: Partial<DraftUpdate> = {}): SavableDraft {
  const places: RowPlaces = new Map();
  const written = withoutIncompleteGroups(
    Object.fromEntries(Object.entries(pickWritableFields(operations.internships.update, values))),
  );
  let fields = Object.fromEntries(
    Object.entries(written).map(([name, value]) => [name, withFilledRows(value, name, places)]),
  );
  const first = draftUpdate.safeParse(fields);
  if (first.success) return { draft: first.data, heldBack: [] };
  const { issues } = first.error;
  fields = withoutFaults(
    fields,
    issues.map(({ path }) => path),
    saved,
  );
  const second = draftUpdate.safeParse(fields);
  return {
    draft: second.success
      ? second.data
      : /* Without its faulty rows a list can still be wrong as a whole. */
        draftUpdate.parse(
          withoutFaults(
            fields,
            second.error.issues.map(({ path }) => path.slice(0, 1)),
            saved,
          ),
        ),
    heldBack: issues.map((issue) => ({ field: formPath(issue.path, places), message: issueMessage(issue) })),
  };
}
