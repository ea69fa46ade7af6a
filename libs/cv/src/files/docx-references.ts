import { unpack, type ZipEntry } from './zip-archive.ts';

const RELATIONSHIP = /<(?:[\w.-]+:)?Relationship\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const FIELD = /<(?:[\w.-]+:)?instrText\b[^>]*>([^<]*)|\b(?:[\w.-]+:)?instr\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
/** Fields whose result Word reads from elsewhere. */
const FETCHING_FIELDS = /\b(DDE|DDEAUTO|INCLUDEPICTURE|INCLUDETEXT|LINK|IMPORT)\b/i;
/** What people link to. Other schemes open programs or hand the reader's credentials to a file server. */
const HARMLESS_LINKS = /^(https?:|mailto:|tel:|#)/i;
/** Word notes the template a document was made from, usually one on the author's own disk. */
const LOCAL_TEMPLATE = /^(file:\/\/\/)?[a-z]:[\\/]/i;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) => {
    if (typeof name === 'string') return entities[name] ?? all;
    const code = Number.parseInt(String(hex ?? decimal), hex ? 16 : 10);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
  });

function attributesOf(tag: string): ReadonlyMap<string, string> {
  const attributes = [...tag.matchAll(ATTRIBUTE)];
  return new Map(
    attributes.map(([, name = '', double, single]) => [name.toLowerCase(), decoded(double ?? single ?? '')]),
  );
}

function isFetched(tag: string): boolean {
  const attributes = attributesOf(tag);
  if (attributes.get('targetmode')?.trim().toLowerCase() !== 'external') return false;
  const type = attributes.get('type') ?? '';
  const target = (attributes.get('target') ?? '').trim();
  if (/\/hyperlink$/i.test(type)) return !HARMLESS_LINKS.test(target);
  return !(/\/attachedTemplate$/i.test(type) && LOCAL_TEMPLATE.test(target));
}

/** An encoding that these patterns would not read, or declarations that change what a text says. */
const isUnreadable = (xml: string): boolean =>
  /[\0\ufffd]|<!(DOCTYPE|ENTITY)/i.test(xml) || /^[^>]*\bencoding\s*=\s*["'](?!utf-?8["']|us-ascii["'])/i.test(xml);

/**
 * Whether a document makes the program that opens it fetch something from elsewhere: a template, picture, object or
 * frame by an external relationship (ISO/IEC 29500-2, 9.3), or a field. Links that a reader has to click are no such
 * thing.
 */
export function hasExternalReferences(entries: readonly ZipEntry[]): boolean {
  return entries.some((entry) => {
    if (!/\.(xml|rels)$/i.test(entry.name)) return false;
    const xml = new TextDecoder().decode(unpack(entry) ?? new Uint8Array());
    if (/\.rels$/i.test(entry.name))
      return isUnreadable(xml) || [...xml.matchAll(RELATIONSHIP)].some(([, tag = '']) => isFetched(tag));
    const fields = [...xml.matchAll(FIELD)].map(([, text, double, single]) => text ?? double ?? single ?? '');
    return FETCHING_FIELDS.test(decoded(fields.join('')));
  });
}
