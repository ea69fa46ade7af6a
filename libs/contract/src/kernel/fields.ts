import type { ListFilter, ListSchema } from './list.ts';

/** How lists and exported files use a field of a record. */
export interface FieldDescription {
  /** Filters of lists that compare with this field, by the name of the filter. */
  readonly filters?: Readonly<Record<string, ListFilter>>;
  /** Lists can be sorted by it: under the name of the field, or under other names that stand for stored fields. */
  readonly sorts?: true | Readonly<Record<string, string>>;
  /** Columns of exported files that it fills: one of its own name, or several. */
  readonly exported?: true | readonly string[];
  /** Named views whose lists may be filtered, sorted and exported by it; all when absent. */
  readonly views?: readonly string[];
  /** It says something about a person, so the audit trail keeps only a digest of its values. */
  readonly personal?: true;
}

/** The description of a record, field by field. A resource may say more of its fields. */
export type FieldDescriptions = Readonly<Record<string, FieldDescription & Readonly<Record<string, unknown>>>>;

/** Names of the fields whose description has a property. */
export type FieldsWith<Fields, Property extends string> = {
  [Name in keyof Fields & string]: Fields[Name] extends Readonly<Record<Property, unknown>> ? Name : never;
}[keyof Fields & string];

/** Returns the names of the fields whose description has a property, in the order of the descriptions. */
export const fieldsWith = <Fields extends Readonly<Record<string, object>>, Property extends string>(
  fields: Fields,
  property: Property,
): FieldsWith<Fields, Property>[] =>
  Object.keys(fields).filter((name): name is FieldsWith<Fields, Property> =>
    Object.hasOwn(fields[name] ?? {}, property),
  );

/** Returns what a list may be filtered and sorted by, for `defineListSchema`. */
export function listedFields(
  fields: FieldDescriptions,
): Pick<ListSchema, 'filters' | 'sorts'> & Required<Pick<ListSchema, 'sortViews'>> {
  const filters: Record<string, ListFilter> = {};
  const sorts: Record<string, string> = {};
  const sortViews: Record<string, readonly string[]> = {};
  for (const [field, described] of Object.entries(fields)) {
    const { views } = described;
    for (const [name, filter] of Object.entries(described.filters ?? {}))
      filters[name] = views ? { ...filter, views } : filter;
    const fieldSorts = described.sorts === true ? { [field]: field } : (described.sorts ?? {});
    Object.assign(sorts, fieldSorts);
    if (views) for (const name of Object.keys(fieldSorts)) sortViews[name] = views;
  }
  return { filters, sorts, sortViews };
}

/** Names of the columns that the fields of a record fill in exported files. */
export type ExportedColumn<Fields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { readonly exported: infer Exported }
    ? Exported extends readonly (infer Column extends string)[]
      ? Column
      : Name
    : never;
}[keyof Fields & string];

/** Returns the columns of an exported file, in the order of the descriptions, as far as a view may have them. */
export const exportedColumns = (fields: FieldDescriptions, view?: string): string[] =>
  Object.entries(fields).flatMap(([field, { exported = [], views }]) =>
    views && (view === undefined || !views.includes(view)) ? [] : exported === true ? [field] : exported,
  );
