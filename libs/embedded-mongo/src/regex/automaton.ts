import { invalidRegex, toSource, type Node } from './node.ts';

type Step =
  | { readonly kind: 'set'; readonly test: (character: string) => boolean }
  | { readonly kind: 'assert'; readonly expression: RegExp }
  | { readonly kind: 'split'; readonly targets: number[] }
  | { readonly kind: 'match' };

const MOST_STEPS = 5_000;

/** Thompson's construction; repetitions with bounds are written out. */
class Builder {
  readonly steps: Step[] = [];
  readonly tests = new Map<string, (character: string) => boolean>();

  push(step: Step): number {
    if (this.steps.length >= MOST_STEPS) throw invalidRegex('regular expression is too large');
    return this.steps.push(step) - 1;
  }

  /** One memory per set and flag, so that a character is tested once. */
  test(source: string, flags: string): (character: string) => boolean {
    const known = this.tests.get(flags + source);
    if (known) return known;
    const expression = new RegExp(`^(?:${source})$`, flags);
    const seen = new Map<string, boolean>();
    const test = (character: string): boolean => {
      const result = seen.get(character) ?? expression.test(character);
      seen.set(character, result);
      return result;
    };
    this.tests.set(flags + source, test);
    return test;
  }

  add(node: Node, flags: string): void {
    switch (node.kind) {
      case 'set':
        this.push({ kind: 'set', test: this.test(node.source, flags) });
        return;
      case 'assert':
      case 'look':
        this.push({ kind: 'assert', expression: new RegExp(toSource(node), `${flags}y`) });
        return;
      case 'sequence':
        for (const one of node.nodes) this.add(one, flags);
        return;
      case 'choice':
        this.choice(node.nodes, flags);
        return;
      case 'repeat':
        this.repeat(node, flags);
        return;
      case 'caseless':
        this.add(node.node, node.on ? 'iu' : 'u');
    }
  }

  choice(nodes: readonly Node[], flags: string): void {
    const targets: number[] = [];
    this.push({ kind: 'split', targets });
    const exits: number[][] = [];
    for (const node of nodes) {
      targets.push(this.steps.length);
      this.add(node, flags);
      const exit: number[] = [];
      this.push({ kind: 'split', targets: exit });
      exits.push(exit);
    }
    for (const exit of exits) exit.push(this.steps.length);
  }

  repeat({ node, min, max }: Extract<Node, { kind: 'repeat' }>, flags: string): void {
    for (let count = 0; count < min; count++) this.add(node, flags);
    if (max === Infinity) {
      const targets: number[] = [];
      const start = this.push({ kind: 'split', targets });
      targets.push(start + 1);
      this.add(node, flags);
      this.push({ kind: 'split', targets: [start] });
      targets.push(this.steps.length);
      return;
    }
    const exits: number[][] = [];
    for (let count = min; count < max; count++) {
      const targets = [this.steps.length + 1];
      this.push({ kind: 'split', targets });
      this.add(node, flags);
      exits.push(targets);
    }
    for (const exit of exits) exit.push(this.steps.length);
  }
}

/**
 * A matcher that follows all ways through an expression at once, so that its time grows with the text's length times
 * the expression's, whatever they are.
 */
export function compileAutomaton(node: Node, ignoreCase: boolean): (text: string) => boolean {
  const builder = new Builder();
  builder.add(node, ignoreCase ? 'iu' : 'u');
  builder.push({ kind: 'match' });
  const { steps } = builder;
  return (text) => {
    let current = new Set<number>();
    const follow = (states: Set<number>, from: number, position: number): boolean => {
      const stack = [from];
      for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
        if (states.has(at)) continue;
        states.add(at);
        const step = steps[at];
        if (step?.kind === 'match') return true;
        if (step?.kind === 'split') stack.push(...step.targets);
        else if (step?.kind === 'assert' && holds(step.expression, text, position)) stack.push(at + 1);
      }
      return false;
    };
    let position = 0;
    for (const character of text) {
      if (follow(current, 0, position)) return true;
      position += character.length;
      const next = new Set<number>();
      for (const at of current) {
        const step = steps[at];
        if (step?.kind === 'set' && step.test(character) && follow(next, at + 1, position)) return true;
      }
      current = next;
    }
    return follow(current, 0, position);
  };
}

function holds(expression: RegExp, text: string, position: number): boolean {
  expression.lastIndex = position;
  return expression.test(text);
}
