import { checkTime } from '../time-limit.ts';
import { invalidRegex, toSource, type Node } from './node.ts';

type Step =
  | { readonly kind: 'set'; readonly test: (character: string) => boolean }
  | { readonly kind: 'assert'; readonly expression: RegExp }
  | { readonly kind: 'split'; readonly targets: number[] }
  | { readonly kind: 'match' };

const MAX_STEPS = 5_000;

/** Thompson's construction; repetitions with bounds are written out. */
class Builder {
  readonly steps: Step[] = [];
  readonly tests = new Map<string, (character: string) => boolean>();

  push(step: Step): number {
    if (this.steps.length >= MAX_STEPS) throw invalidRegex('regular expression is too large');
    return this.steps.push(step) - 1;
  }

  /** Returns one memory per set and flag, so that a character is tested once. */
  test(source: string, flags: string): (character: string) => boolean {
    const cachedTest = this.tests.get(flags + source);
    if (cachedTest) return cachedTest;
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
        for (const child of node.nodes) this.add(child, flags);
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

/** How many characters are read between two looks at the clock. */
const CHECK_EVERY = 4_096;
/** Steps that can be reached together, and where each character leads from there, are remembered up to this number. */
const MAX_STATES = 2_000;

/** The steps at which a match may be, after a piece of the text. */
interface State {
  readonly steps: readonly number[];
  readonly matched: boolean;
  readonly next: Map<string, State>;
}

/** Adds the steps that can be reached from one without a character; true when the match is among them. */
function follow(
  steps: readonly Step[],
  { reached, from }: { readonly reached: Set<number>; readonly from: number },
  holdsHere: (expression: RegExp) => boolean,
): boolean {
  const stack = [from];
  for (let stateIndex = stack.pop(); stateIndex !== undefined; stateIndex = stack.pop()) {
    if (reached.has(stateIndex)) continue;
    reached.add(stateIndex);
    const step = steps[stateIndex];
    if (step?.kind === 'match') return true;
    if (step?.kind === 'split') stack.push(...step.targets);
    else if (step?.kind === 'assert' && holdsHere(step.expression)) stack.push(stateIndex + 1);
  }
  return false;
}

/** Where nothing is asked of a position, the same steps and the same character always lead to the same steps. */
function matcherOfStates(steps: readonly Step[]): (text: string) => boolean {
  const states = new Map<string, State>();
  const never = (): boolean => false;
  const stateAfter = (sources: readonly number[]): State => {
    const reached = new Set<number>();
    const matched = [0, ...sources].some((from) => follow(steps, { reached, from }, never));
    const members = [...reached].toSorted((a, b) => a - b);
    const name = members.join();
    const existingState = states.get(name);
    if (existingState) return existingState;
    if (states.size >= MAX_STATES) states.clear();
    const state: State = { steps: members, matched, next: new Map() };
    states.set(name, state);
    return state;
  };
  const after = (state: State, character: string): State => {
    const nextState = state.next.get(character);
    if (nextState) return nextState;
    const sources = state.steps.filter((state) => {
      const step = steps[state];
      return step?.kind === 'set' && step.test(character);
    });
    const next = stateAfter(sources.map((state) => state + 1));
    if (state.next.size < MAX_STATES) state.next.set(character, next);
    return next;
  };
  return (text) => {
    let state = stateAfter([]);
    let read = 0;
    for (const character of text) {
      if (state.matched) return true;
      if (++read % CHECK_EVERY === 0) checkTime();
      state = after(state, character);
    }
    return state.matched;
  };
}

/** Follows all ways position by position, which assertions ask about. */
function matcherOfPositions(steps: readonly Step[]): (text: string) => boolean {
  return (text) => {
    let current = new Set<number>();
    let position = 0;
    let read = 0;
    const reaches = (reached: Set<number>, from: number): boolean =>
      follow(steps, { reached, from }, (expression) => holds(expression, text, position));
    for (const character of text) {
      if (reaches(current, 0)) return true;
      if (++read % CHECK_EVERY === 0) checkTime();
      position += character.length;
      const next = new Set<number>();
      for (const state of current) {
        const step = steps[state];
        if (step?.kind === 'set' && step.test(character) && reaches(next, state + 1)) return true;
      }
      current = next;
    }
    return reaches(current, 0);
  };
}

/**
 * Returns a matcher that follows all ways through an expression at once, so that its time grows with the text's length times
 * the expression's, whatever they are.
 */
export function compileAutomaton(node: Node, ignoreCase: boolean): (text: string) => boolean {
  const builder = new Builder();
  builder.add(node, ignoreCase ? 'iu' : 'u');
  builder.push({ kind: 'match' });
  const { steps } = builder;
  return steps.some(({ kind }) => kind === 'assert') ? matcherOfPositions(steps) : matcherOfStates(steps);
}

function holds(expression: RegExp, text: string, position: number): boolean {
  expression.lastIndex = position;
  return expression.test(text);
}
