import type { getDocumentProxy } from 'unpdf';
import { RESUME_BULLET } from '@prentice/contract';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type Tree = Awaited<ReturnType<Page['getStructTree']>>;
type Child = NonNullable<Tree>['children'][number];

/* A CV has a document, lists and their items; what is nested deeper is not followed. */
const DEEPEST = 8;

/* The text of each part of a page that the structure names, by its id. */
async function textsOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const open: string[] = [];
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1);
      if (id) texts.set(id, (texts.get(id) ?? '') + item.str);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push('id' in item && typeof item.id === 'string' ? item.id : '');
  }
  return texts;
}

function linesIn(node: Child, texts: ReadonlyMap<string, string>, depth: number): string[] {
  if (!('children' in node) || depth > DEEPEST) return [];
  const text = node.children.flatMap((child) => ('id' in child ? [(texts.get(child.id) ?? '').trim()] : [])).join(' ');
  const inner = node.children.flatMap((child) => linesIn(child, texts, depth + 1));
  if (node.role === 'Lbl') return [];
  if (node.role === 'LI') return inner.map((line) => RESUME_BULLET + line);
  return text.trim() === '' ? inner : [text.trim(), ...inner];
}

/** Returns the paragraphs of a page as a tagged PDF names them, points with their mark; none for one without tags. */
export async function taggedLinesOf(page: Page): Promise<string[]> {
  const tree = await page.getStructTree();
  if (!tree) return [];
  const texts = await textsOf(page);
  return tree.children.flatMap((child: Child) => linesIn(child, texts, 0));
}
