import { z } from 'zod';

type Schema = z.core.$ZodType;

/** Leaves in a value only what a schema declares. A value with nothing else comes back as it is, without a copy. */
export type Projection = (value: unknown) => unknown;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const unchanged: Projection = (value) => value;

/* JSON asks a value for its form before it looks at its fields: a date, for one, becomes text. */
const convertsItself = (value: unknown): value is { toJSON: () => unknown } =>
  isFields(value) && typeof value['toJSON'] === 'function';

const jsonForm = (value: unknown): unknown => (convertsItself(value) ? value.toJSON() : value);

/** Lets pass a scalar, which has no fields: an object in its place is nothing that the schema declares. */
const scalar: Projection = (value) => (isFields(jsonForm(value)) ? undefined : value);

const listOf =
  (item: Projection): Projection =>
  (value) => {
    if (!Array.isArray(value)) return scalar(value);
    const list: readonly unknown[] = value;
    let changed: unknown[] | undefined;
    list.forEach((element, index) => {
      const projected = item(element);
      if (projected !== element) (changed ??= [...list])[index] = projected;
    });
    return changed ?? list;
  };

/** @param projectionOf the projection of a field, undefined for one that is not declared */
const fieldsOf =
  (projectionOf: (field: string) => Projection | undefined): Projection =>
  (value) => {
    const json = jsonForm(value);
    if (!isFields(json) || Array.isArray(json)) return scalar(json);
    let changed: Record<string, unknown> | undefined;
    for (const field of Object.keys(json)) {
      const projection = projectionOf(field);
      const inner = json[field];
      /* Most fields are declared scalars that hold one: they cost no call. */
      if (projection && (inner === null || typeof inner !== 'object')) continue;
      const projected = projection?.(inner);
      if (projection && projected === inner) continue;
      changed ??= { ...json };
      if (projected === undefined) delete changed[field];
      else changed[field] = projected;
    }
    return changed ?? json;
  };

function objectOf(schema: z.ZodObject): Projection {
  const shape: Readonly<Record<string, Schema>> = schema.shape;
  const fields = new Map(Object.entries(shape).map(([name, field]) => [name, projectionFor(field)]));
  const { catchall } = schema.def;
  const others = catchall && !(catchall instanceof z.ZodNever) ? projectionFor(catchall) : undefined;
  return fieldsOf((field) => fields.get(field) ?? others);
}

/**
 * Returns whether a value has all that an option of a union demands of its fields: they are there, and literals agree.
 */
function demandsOf(option: Schema): (value: unknown) => boolean {
  const inner = unwrapped(option);
  if (inner instanceof z.ZodArray) return (value) => Array.isArray(value);
  if (!(inner instanceof z.ZodObject)) return (value) => !isFields(jsonForm(value));
  const shape: Readonly<Record<string, Schema>> = inner.shape;
  const demanded = Object.entries(shape).filter(([, field]) => !(field instanceof z.ZodOptional));
  const names = demanded.map(([name]) => name);
  const literals = demanded.flatMap(([name, field]) =>
    field instanceof z.ZodLiteral ? [{ name, values: new Set<unknown>(field.values) }] : [],
  );
  return (value) =>
    isFields(value) &&
    names.every((name) => value[name] !== undefined) &&
    literals.every(({ name, values }) => values.has(value[name]));
}

/** Returns the options of a schema that may be a union, with those of unions within it. */
function optionsOf(schema: Schema): readonly Schema[] {
  const inner = unwrapped(schema);
  return inner instanceof z.ZodUnion ? inner.options.flatMap(optionsOf) : [schema];
}

const fieldCount = (value: unknown): number => (isFields(value) ? Object.keys(value).length : 0);

/**
 * Returns the option that loses nothing, or else the one that keeps the most fields. Options that demand what a value
 * lacks count only when all do: else a field that one view forgot to remove would come through as part of a wider one.
 */
function unionOf(schemas: readonly Schema[]): Projection {
  const options = schemas
    .flatMap(optionsOf)
    .map((schema) => ({ fits: demandsOf(schema), projection: projectionFor(schema) }));
  const widest = (value: unknown, projections: readonly Projection[]): unknown =>
    projections
      .map((projection) => projection(value))
      .reduce((best, projected) => (fieldCount(projected) > fieldCount(best) ? projected : best), undefined);
  return (value) => {
    const json = jsonForm(value);
    const fitting: Projection[] = [];
    for (const { fits, projection } of options) {
      if (!fits(json)) continue;
      if (projection(json) === json) return json;
      fitting.push(projection);
    }
    return widest(json, fitting.length > 0 ? fitting : options.map(({ projection }) => projection));
  };
}

/** Returns the schema of what is sent: a default, a null or a conversion around it does not change its fields. */
function unwrapped(schema: Schema): Schema {
  if (schema instanceof z.ZodPipe) {
    const sent = schema.in instanceof z.ZodTransform ? schema.out : schema.in;
    return unwrapped(sent);
  }
  const wraps =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly;
  return wraps ? unwrapped(schema.unwrap()) : schema;
}

const scalars = [z.ZodString, z.ZodStringFormat, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodNull];
const compiled = new WeakMap<Schema, Projection>();

function compile(declaredSchema: Schema): Projection {
  const schema = unwrapped(declaredSchema);
  if (schema instanceof z.ZodObject) return objectOf(schema);
  if (schema instanceof z.ZodArray) return listOf(projectionFor(schema.element));
  if (schema instanceof z.ZodUnion) return unionOf(schema.options);
  if (schema instanceof z.ZodUnknown) return unchanged;
  if (scalars.some((kind) => schema instanceof kind)) return scalar;
  if (!(schema instanceof z.ZodRecord))
    throw new Error(`A reply cannot be projected by a schema of ${schema._zod.def.type}.`);
  const values = projectionFor(schema.valueType);
  return fieldsOf(() => values);
}

/**
 * Returns the projection of a schema, compiled once.
 * @throws Error for a kind of schema that no reply has so far
 */
export function projectionFor(schema: Schema): Projection {
  const compiledProjection = compiled.get(schema);
  if (compiledProjection) return compiledProjection;
  const projection = compile(schema);
  compiled.set(schema, projection);
  return projection;
}
