import {
  allOperations,
  requirementKeyOf,
  type ListFilter,
  type ListRequest,
  type ListSchema,
  type OperationShape,
} from '@prentice/contract';
import { ObjectId, type Document } from 'mongodb';

/** An operation that answers with a list, and the language that it is asked in. */
export interface ListOperation {
  /** Such as `internships.list`. */
  readonly name: string;
  readonly schema: ListSchema;
  readonly operation: OperationShape;
}

/** Every list of the API, from the table of operations: a new one is here by itself. */
export const listOperations: readonly ListOperation[] = allOperations.flatMap(({ name, operation }) =>
  operation.list ? [{ name, schema: operation.list, operation }] : [],
);

/** A way to ask a list: its order, or one of its filters with a value that records have. */
export interface ListVariant {
  readonly title: string;
  readonly call: ListRequest;
}

const ofStatistics = requirementKeyOf({ part: 'required', requirement: { kind: 'skill', label: 'Statistics' } });

/** Filters that the features compile themselves; nobody can tell from a record what they would find. */
const custom: Readonly<Record<string, unknown>> = {
  'notifications.unread': true,
  'notifications.deadlines': true,
  'internships.waiting': true,
  'internships.employerLive': true,
  'applications.state': ['in_review'],
  'applications.stage': 'waiting',
  'applications.overdue': true,
  'applications.q': 'an',
  'cv-analyses.metRequirements': [ofStatistics],
  'cv-analyses.partlyMetRequirements': [ofStatistics],
  'cv-analyses.missingRequirements': [ofStatistics],
  'audit.person': 'a0'.repeat(12),
  'audit.actor': 'somebody@people.example',
  'audit.result': 'failed',
  'audit.category': 'decisions',
  'audit.period': 'month',
};

/** Ways in which everything can be ordered. */
export const orderVariants = ({ sorts }: ListSchema): ListVariant[] =>
  Object.keys(sorts).flatMap((name) =>
    (['ASC', 'DESC'] as const).map((order) => ({ title: `${name} ${order}`, call: { sort: [name, order] as const } })),
  );

const isThere = (value: unknown): boolean => value !== null && value !== undefined;

function valueAt(document: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (Array.isArray(document)) return document.map((element) => valueAt(element, path)).find(isThere);
  if (name === undefined || document === null || typeof document !== 'object') return document;
  return valueAt(Reflect.get(document, name), rest);
}

function asSent(value: unknown): unknown {
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? asSent(value[0]) : value;
}

const pathOf = (field: string) => (field === 'id' ? '_id' : field).split('.');

/** A value in the middle of what the records hold, so that a limit leaves about half of them. */
function middleValue(field: string, records: readonly Document[]): unknown {
  const storedValues = records.map((record) => asSent(valueAt(record, pathOf(field)))).filter(isThere);
  return storedValues.toSorted((a, b) => Number(a) - Number(b) || String(a).localeCompare(String(b)))[
    storedValues.length >> 1
  ];
}

function valueFor(resource: string, name: string, listFilter: ListFilter, records: readonly Document[]): unknown {
  const customFilter = custom[`${resource}.${name}`];
  if (customFilter !== undefined) return customFilter;
  if (listFilter.operator === 'custom') throw new Error(`Say what ${resource} is asked for by its own filter ${name}.`);
  if (listFilter.operator === 'exists') return true;
  const value = middleValue(listFilter.fields[0] ?? name, records);
  return listFilter.operator === 'search'
    ? String(value ?? 'a')
        .slice(0, 3)
        .trim()
    : value;
}

/** Each filter of a list with a value that some of its records have; those whose field no record has are left out. */
export function filterVariants(
  { resource, filters: declared }: ListSchema,
  records: readonly Document[],
): ListVariant[] {
  return Object.entries(declared).flatMap(([name, listFilter]) => {
    const value = valueFor(resource, name, listFilter, records);
    const fits = listFilter.schema.safeParse(value).success;
    if (!fits && listFilter.operator === 'custom') throw new Error(`${resource} cannot be asked so by ${name}.`);
    return fits ? [{ title: name, call: { filter: { [name]: value } } }] : [];
  });
}
