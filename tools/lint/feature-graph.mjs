import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../setup/paths.mjs';
import { featureDependencies } from './boundaries.mjs';

const PAGE = 'docs/features.md';
const [BEGIN, END] = ['<!-- drawn by tools/lint/feature-graph.mjs -->', '<!-- end of the drawing -->'];

/** Everything that a feature reaches over others. */
const reached = (feature, dependencies) =>
  new Set(dependencies[feature].flatMap((direct) => [direct, ...reached(direct, dependencies)]));

/**
 * Returns a Mermaid graph of the features. An arrow that others imply is left out, and so is a feature that is
 * alone.
 */
export function drawn(dependencies) {
  const arrows = Object.entries(dependencies).flatMap(([feature, direct]) => {
    const implied = new Set(direct.flatMap((other) => [...reached(other, dependencies)]));
    return direct.filter((other) => !implied.has(other)).map((other) => `  ${feature} --> ${other}`);
  });
  return ['```mermaid', 'graph TD', ...arrows, '```'].join('\n');
}

/** Returns the page with the drawing of these features in the place of the one it has. */
export function withDrawing(page, dependencies) {
  const [before, rest = ''] = page.split(BEGIN);
  return `${before}${BEGIN}\n\n${drawn(dependencies)}\n\n${END}${rest.split(END)[1] ?? ''}`;
}

export const featuresPage = () => readFileSync(inRoot(PAGE), 'utf8');

// Called as a program it draws the page anew: node tools/lint/feature-graph.mjs
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(inRoot(PAGE), withDrawing(featuresPage(), featureDependencies));
