import { badValue, MongoServerError, pathNotViable } from '../errors.ts';
import { isIndex } from '../path.ts';
import { typeName } from '../type-names.ts';
import type { Doc, Value } from '../value.ts';
import { REMOVED, type Application, type Outcome } from './modifier.ts';
import { compareNames, merge, type Elements, type Fields, type Leaf, type Node } from './tree.ts';

export type ElementFilters = ReadonlyMap<string, (element: Value) => boolean>;

const MAX_PADDING = 1_500_000;

/** Applies a tree to values, which are never changed but copied where something in them changes. */
export class Applier {
  readonly application: Application;
  readonly filters: ElementFilters;

  constructor(application: Application, filters: ElementFilters) {
    this.application = application;
    this.filters = filters;
  }

  /** Returns the new value; the same one when nothing changed. */
  change(node: Node, value: Value, path: string): Outcome {
    if (node.kind === 'leaf') return this.changeLeaf(node, value, path);
    if (node.kind === 'elements') return this.changeElements(node, value, path);
    return this.changeFields(node, value, path);
  }

  skips({ modifier }: Leaf): boolean {
    return modifier.insertOnly === true && !this.application.inserting;
  }

  changeLeaf(node: Leaf, value: Value, path: string): Outcome {
    return this.skips(node) ? value : node.modifier.change(value, path, this.application);
  }

  changeElements(node: Elements, value: Value, path: string): Value {
    if (!Array.isArray(value))
      throw badValue(`Cannot apply array updates to non-array element ${path}: ${typeName(value)}`);
    let result = value;
    for (const [index, element] of value.entries()) {
      const nodes = [...node.children]
        .filter(([name]) => name === '' || this.filters.get(name)?.(element))
        .map(([, node]) => node);
      const [first, ...others] = nodes;
      if (!first) continue;
      const elementPath = `${path}.${index}`;
      const merged = others.reduce((all, other) => merge(all, other, elementPath), first);
      const changed = this.change(merged, element, elementPath);
      if (changed === element) continue;
      if (result === value) result = [...value];
      result[index] = changed === REMOVED ? null : changed;
    }
    return result;
  }

  /** Returns the children in the order of their names; what the positional operator stands for among them. */
  childrenOf(node: Fields, path: string): [string, Node][] {
    const children = new Map(node.children);
    if (node.positional) {
      const place = String(this.application.position());
      const existing = children.get(place);
      children.set(place, existing ? merge(existing, node.positional, `${path}.${place}`) : node.positional);
    }
    return [...children].sort(([a], [b]) => compareNames(a, b));
  }

  changeFields(node: Fields, value: Value, path: string): Value {
    let result = value;
    for (const [name, child] of this.childrenOf(node, path)) {
      const fieldPath = path === '' ? name : `${path}.${name}`;
      const existing = fieldOf(result, name);
      const changed = existing === undefined ? this.create(child, fieldPath) : this.change(child, existing, fieldPath);
      if (changed === existing) {
        if (changed === undefined) this.checkViable(child, result, name, fieldPath);
      } else if (changed !== undefined) result = withField(result, value, name, changed);
    }
    return result;
  }

  /** Returns the value of a path that is not there; undefined when nothing makes one. */
  create(node: Node, path: string): Value | undefined {
    if (node.kind === 'leaf') return this.skips(node) ? undefined : node.modifier.create(this.application);
    if (node.kind === 'elements') {
      throw badValue(`The path '${path}' must exist in the document in order to apply array updates.`);
    }
    let result: Doc | undefined;
    for (const [name, child] of this.childrenOf(node, path)) {
      const created = this.create(child, `${path}.${name}`);
      if (created === undefined) continue;
      result ??= new Map();
      result.set(name, created);
    }
    return result;
  }

  /** Operators that change nothing on a missing path still complain about one that cannot be. */
  checkViable(node: Node, parent: Value, name: string, path: string): void {
    if (parent instanceof Map || (Array.isArray(parent) && isIndex(name))) return;
    if (!this.tolerates(node)) throw notViable(name, path, parent);
  }

  tolerates(node: Node): boolean {
    if (node.kind === 'leaf') return node.modifier.anyPath === true || this.skips(node);
    return [...node.children.values()].every((child) => this.tolerates(child));
  }
}

const notViable = (name: string, path: string, parent: Value): MongoServerError =>
  pathNotViable(`Cannot create field '${name}' in element of type ${typeName(parent)} for the path '${path}'`);

function fieldOf(parent: Value, name: string): Value | undefined {
  if (parent instanceof Map) return parent.get(name);
  return Array.isArray(parent) && isIndex(name) ? parent[Number(name)] : undefined;
}

function withElement(array: Value[], original: Value, name: string, changed: Outcome): Value[] {
  const place = Number(name);
  if (place - array.length > MAX_PADDING) {
    throw new MongoServerError(34, `can't backfill more than ${MAX_PADDING} elements`);
  }
  const result = array === original ? [...array] : array;
  while (result.length < place) result.push(null);
  result[place] = changed === REMOVED ? null : changed;
  return result;
}

/** Returns the parent with a field changed: a copy the first time. */
function withField(parent: Value, original: Value, name: string, changed: Outcome): Value {
  if (parent instanceof Map) {
    const result = parent === original ? new Map(parent) : parent;
    if (changed === REMOVED) result.delete(name);
    else result.set(name, changed);
    return result;
  }
  if (Array.isArray(parent) && isIndex(name)) return withElement(parent, original, name, changed);
  throw notViable(name, name, parent);
}
