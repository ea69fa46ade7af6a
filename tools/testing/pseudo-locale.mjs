import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { environment, inRoot, root, runtime } from '../setup/paths.mjs';

/** What stands around each text of the pseudo-locale, and what makes it a third longer, as languages are that grow. */
const [BEGINNING, END, LONGER] = ['⟦', '⟧', 'ẋ'];
/* Codes, addresses and keys are no texts. */
const NO_TEXT = /^(?:ltr|[a-z]{2}(?:-[A-Z]{2})?|[a-z/#][\w./:#-]*[./:#_][\w./:#-]*|\W*)$/;
/* Its texts are German only, or German in what is called so. */
const GERMAN_FILE = /(?:^|[-/.])de(?:\.messages)?\.ts$/;
const SOURCES = /^(?:api|backoffice|portal|libs\/[a-z]+)\/src\/.*\.(?:tsx?|astro)$/;
const NO_SOURCES = /\.spec\.tsx?$|^libs\/(?:cv|testing)\//;
/* What the demo data and the operator's settings say is the same in every language. */
const DATA = /^api\/src\/(?:seed|platform\/config)\/|\/brand\.ts$/;

function trackedFiles() {
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout } = spawnSync('git', listing, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return stdout.split('\0').filter(Boolean);
}

/** Longer by a third and marked at both ends; placeholders stay as they are. */
const pseudo = (text) => `${BEGINNING}${text} ${LONGER.repeat(Math.ceil(text.length / 3))}${END}`;

/** Whether a literal is the value of a property, or what a function or a condition gives as one. */
function isValue(node) {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isConditionalExpression(parent)) return parent.condition !== node;
  return (
    ts.isArrowFunction(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isParenthesizedExpression(parent)
  );
}

const isCalledGerman = (node) =>
  (ts.isPropertyAssignment(node) && node.name.getText() === 'de') ||
  (ts.isVariableDeclaration(node) && /[a-z]De$/.test(node.name.getText()));
const isGermanIn = (file) => (node) => (ts.isSourceFile(node) ? GERMAN_FILE.test(file.fileName) : isCalledGerman(node));

/** The places of a file in which its German texts stand, with what is there instead. */
function replacementsIn(file, source) {
  const replacements = [];
  const write = (node) => {
    if (ts.isStringLiteralLike(node) && isValue(node) && !NO_TEXT.test(node.text)) {
      replacements.push([node.getStart(file), node.getEnd(), JSON.stringify(pseudo(node.text))]);
    } else if (ts.isTemplateExpression(node) && isValue(node)) {
      const whole = source.slice(node.getStart(file) + 1, node.getEnd() - 1);
      replacements.push([node.getStart(file), node.getEnd(), `\`${BEGINNING}${whole} ${LONGER.repeat(6)}${END}\``]);
    } else node.forEachChild(write);
  };
  const isGerman = isGermanIn(file);
  const look = (node) => (isGerman(node) ? write(node) : node.forEachChild(look));
  look(file);
  return replacements;
}

const parsed = (path, source) =>
  ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, path.endsWith('x') ? ts.ScriptKind.TSX : undefined);

const isMarked = (path) => !path.endsWith('.astro') && !DATA.test(path);

function withPseudoTexts(path, source) {
  let text = source;
  const replacements = replacementsIn(parsed(path, source), source).toSorted(([a], [b]) => b - a);
  for (const [start, end, replacement] of replacements) text = text.slice(0, start) + replacement + text.slice(end);
  return text;
}

/* The palette's words for a screen are those of every language. */
const isOfPalette = (node) => ts.isPropertyAssignment(node) && node.name.text?.startsWith('palette.words.');

/* One word in small letters is a code more often than a text. */
const isReadable = (text) => /\p{L}{3}/u.test(text) && (/\s/.test(text) || /^\p{Lu}/u.test(text));

/** The texts of a source file besides its German ones; those of an Astro page stand between its tags. */
function textsIn(path, source) {
  const texts = [];
  const file = parsed(path, source);
  const isGerman = isGermanIn(file);
  const look = (node) => {
    if (isGerman(node) || isOfPalette(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text);
    node.forEachChild(look);
  };
  if (path.endsWith('.astro')) texts.push(...[...source.matchAll(/>([^<>{}]*)</g)].map(([, text]) => text));
  else look(file);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(isReadable);
}

/** Links what is installed into a copy of the project, in which its own packages are its own. */
function linkModules(copy) {
  const modules = join(copy, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(inRoot('node_modules')).filter((entry) => entry !== '.cache')) {
    if (name === '@prentice')
      cpSync(inRoot('node_modules', name), join(modules, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(inRoot('node_modules', name), join(modules, name));
  }
}

/**
 * Copies the project, makes a pseudo-locale of its German there (each text marked at both ends and longer by a third)
 * and builds it. `texts` is a file with all texts of the sources: what a page shows of them without marks was written
 * beside the catalogues.
 */
export function buildPseudoLocale() {
  const folder = mkdtempSync(join(tmpdir(), 'pseudo-locale-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const copy = join(folder, 'copy');
  const [texts, ofData] = [new Set(), new Set()];
  for (const path of trackedFiles()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    if (!SOURCES.test(path) || NO_SOURCES.test(path)) {
      cpSync(inRoot(path), join(copy, path));
      continue;
    }
    const source = readFileSync(inRoot(path), 'utf8');
    for (const text of textsIn(path, source)) (DATA.test(path) ? ofData : texts).add(text);
    writeFileSync(join(copy, path), isMarked(path) ? withPseudoTexts(path, source) : source);
  }
  linkModules(copy);
  writeFileSync(join(folder, 'texts.json'), JSON.stringify([...texts].filter((text) => !ofData.has(text))));
  const options = { cwd: copy, env: environment(), encoding: 'utf8' };
  const { status, stdout, stderr } = spawnSync(runtime, ['tools/build.mjs'], options);
  if (status === 0) return { copy, texts: join(folder, 'texts.json'), remove };
  remove();
  throw new Error(`The pseudo-locale could not be built:\n${stdout}\n${stderr}`);
}
