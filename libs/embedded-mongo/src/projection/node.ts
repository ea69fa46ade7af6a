import type { Evaluate } from '../expression.ts';
import type { Doc, Value } from '../value.ts';

/** The fields of a projection as a tree. */
export interface ProjectionNode {
  /** Kept, or left out, as a whole. */
  readonly fields: Set<string>;
  readonly children: Map<string, ProjectionNode>;
  readonly computed: Map<string, Evaluate>;
  /** Children and computed fields in the order they were given, which is that of new fields. */
  readonly order: string[];
  computes: boolean;
}

export const emptyNode = (): ProjectionNode => ({
  fields: new Set(),
  children: new Map(),
  computed: new Map(),
  order: [],
  computes: false,
});

type Keep = (value: Value, node: ProjectionNode) => Value | undefined;

const keepBelow =
  (keepDoc: (doc: Doc, node: ProjectionNode) => Doc, other: (value: Value) => Value | undefined): Keep =>
  (value, node) => {
    if (value instanceof Map) return keepDoc(value, node);
    if (!Array.isArray(value)) return other(value);
    const keep = keepBelow(keepDoc, other);
    // What a calculated field will be set in stays, as an empty document.
    const nothing = node.computes ? new Map<string, Value>() : undefined;
    return value.map((element) => keep(element, node) ?? nothing).filter((text) => text !== undefined);
  };

/** Returns the fields that a node names and nothing else; scalars on the way to a field are left out. */
export function includeFields(doc: Doc, node: ProjectionNode): Doc {
  const result: Doc = new Map();
  for (const [name, value] of doc) {
    if (node.fields.has(name)) result.set(name, value);
    const child = node.children.get(name);
    const included = child && includeBelow(value, child);
    if (included !== undefined) result.set(name, included);
  }
  return result;
}

const includeBelow = keepBelow(includeFields, () => undefined);

/** Returns all fields but those that a node names. */
export function excludeFields(doc: Doc, node: ProjectionNode): Doc {
  const result: Doc = new Map();
  for (const [name, value] of doc) {
    if (node.fields.has(name)) continue;
    const child = node.children.get(name);
    const remaining = child ? excludeBelow(value, child) : value;
    if (remaining !== undefined) result.set(name, remaining);
  }
  return result;
}

const excludeBelow = keepBelow(excludeFields, (value) => value);

function computeBelow(value: Value | undefined, node: ProjectionNode, root: Doc): Value | undefined {
  if (Array.isArray(value)) return value.map((element) => computeBelow(element, node, root) ?? null);
  if (!node.computes) return value;
  return computeFields(value instanceof Map ? value : new Map(), node, root);
}

/** Sets the calculated fields of a node; a scalar that stands in the way becomes a document. */
export function computeFields(doc: Doc, node: ProjectionNode, root: Doc): Doc {
  if (!node.computes) return doc;
  const result = new Map(doc);
  for (const name of node.order) {
    const child = node.children.get(name);
    const value = child ? computeBelow(result.get(name), child, root) : node.computed.get(name)?.(root);
    if (value !== undefined) result.set(name, value);
    else if (!child) result.delete(name);
  }
  return result;
}
