import type { Node } from './node.ts';
import { parsePattern } from './parse.ts';

/** Letters with a stroke or a hook, which Unicode does not take apart, and a ligature that equals another. */
const BASES: Readonly<Record<string, string>> = { đ: 'd', ð: 'd', ħ: 'h', ł: 'l', ŋ: 'n', ø: 'o', '\ufb05': '\ufb06' };

const ASCII = /^\p{ASCII}*$/u;
const folded = new Map<string, string>();

function foldCharacter(character: string): string {
  const upper = character.toUpperCase();
  const single = [...upper].length === 1 ? upper : character;
  const [base = character] = single.toLowerCase().normalize('NFD');
  return BASES[base] ?? base;
}

/**
 * Returns a text without case and marks, character by character: what a caseless expression takes for the same
 * character is the same afterwards, and so is a letter with and without its mark.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  let result = '';
  for (const character of text) {
    let fold = folded.get(character);
    if (fold === undefined) folded.set(character, (fold = foldCharacter(character)));
    result += fold;
  }
  return result;
}

const CHARACTER = /^(?:\\u\{([0-9a-f]+)\}|\\x([0-9a-f]{2})|\\([^A-Za-z0-9])|([^\\\][^-]))/u;

/** Returns the characters of a set that lists them; undefined for all other sets. */
function charactersOf(source: string): string[] | undefined {
  let rest = /^\[.*\]$/su.test(source) ? source.slice(1, -1) : source;
  const characters: string[] = [];
  while (rest !== '') {
    const [text, long, short, escaped, plain] = CHARACTER.exec(rest) ?? [];
    if (text === undefined) return undefined;
    const code = long ?? short;
    characters.push(code === undefined ? (escaped ?? plain ?? '') : String.fromCodePoint(Number.parseInt(code, 16)));
    rest = rest.slice(text.length);
  }
  return characters;
}

/** Returns what every character of a set folds to; undefined when they differ, or cannot be told. */
function foldOf(source: string): string | undefined {
  const folds = new Set(charactersOf(source)?.map(foldText));
  const [only] = folds;
  return folds.size === 1 && only !== '\n' ? only : undefined;
}

/** Takes the runs of characters that a match must have next to each other. */
function collectRuns(node: Node, runs: string[]): void {
  const last = runs.length - 1;
  if (node.kind === 'set') {
    const fold = foldOf(node.source);
    if (fold === undefined) runs.push('');
    else runs[last] += fold;
  } else if (node.kind === 'sequence') {
    for (const part of node.nodes) collectRuns(part, runs);
  } else if (node.kind === 'choice' && node.nodes.length === 1 && node.nodes[0]) {
    collectRuns(node.nodes[0], runs);
  } else runs.push('');
}

/** Returns a text that is in every match of an expression, both as {@link foldText} gives them; empty when there is none. */
export function requiredText(pattern: string, options: string): string {
  const runs = [''];
  collectRuns(parsePattern(pattern, options).node, runs);
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
}
