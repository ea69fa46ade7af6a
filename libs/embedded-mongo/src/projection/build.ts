import { MongoServerError } from '../errors.ts';
import type { Evaluate } from '../expression.ts';
import { emptyNode, type ProjectionNode } from './node.ts';

const collision = (path: string): MongoServerError => new MongoServerError(31250, `Path collision at ${path}`);

function childOf(node: ProjectionNode, name: string, path: string, rest: readonly string[]): ProjectionNode {
  if (node.fields.has(name) || node.computed.has(name)) {
    throw new MongoServerError(31249, `Path collision at ${path} remaining portion ${rest.join('.')}`);
  }
  const existingChild = node.children.get(name);
  if (existingChild) return existingChild;
  const child = emptyNode();
  node.children.set(name, child);
  node.order.push(name);
  return child;
}

/** The node a path ends at, made where it is missing, and the last name. @throws MongoServerError 31249, 31250 */
function place(root: ProjectionNode, parts: readonly string[], computes: boolean): [ProjectionNode, string] {
  let node = root;
  for (const [index, part] of parts.slice(0, -1).entries()) {
    node.computes ||= computes;
    node = childOf(node, part, parts.join('.'), parts.slice(index + 1));
  }
  node.computes ||= computes;
  const last = parts.at(-1) ?? '';
  if (node.fields.has(last) || node.children.has(last) || node.computed.has(last)) throw collision(parts.join('.'));
  return [node, last];
}

/** Names a field as a whole. */
export function addField(root: ProjectionNode, parts: readonly string[]): void {
  const [node, name] = place(root, parts, false);
  node.fields.add(name);
}

export function addComputed(root: ProjectionNode, parts: readonly string[], evaluate: Evaluate): void {
  const [node, name] = place(root, parts, true);
  node.computed.set(name, evaluate);
  node.order.push(name);
}
