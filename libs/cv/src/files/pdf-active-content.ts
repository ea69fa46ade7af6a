import type { getDocumentProxy } from 'unpdf';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Things that a CV has no need of and that can do harm where it is opened. */
export const activePdfPattern = /\/(JavaScript|JS|Launch|SubmitForm|ImportData|EmbeddedFile|RichMedia|XFA)\b/;

/**
 * The part of a PDF that names things, without the data of its streams, which may contain any bytes by chance. A name
 * may be written with `#` and two digits for any character (ISO 32000-1, 7.3.5).
 */
export const pdfNames = (raw: string): string =>
  raw
    .replace(/\bstream\r?\n[^]*?\bendstream\b/g, ' ')
    .replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

const activeParts: readonly unknown[] = ['RichMedia', 'FileAttachment', 'Screen', 'Movie', '3D'];

/**
 * Whether a PDF runs scripts or carries files, as a reader finds it: also where the names stand in compressed objects.
 */
export async function hasActiveContent(document: Pdf): Promise<boolean> {
  const [scripts, files, metadata] = await Promise.all([
    document.getJSActions(),
    document.getAttachments(),
    document.getMetadata(),
  ]);
  if (scripts || files || Reflect.get(metadata.info, 'IsXFAPresent') === true) return true;
  for (let position = 1; position <= document.numPages; position++)
    if (await hasActivePageContent(document, position)) return true;
  return false;
}

async function hasActivePageContent(document: Pdf, index: number): Promise<boolean> {
  const page = await document.getPage(index);
  const [scripts, annotations] = await Promise.all([page.getJSActions(), page.getAnnotations()]);
  return Boolean(scripts) || annotations.some((annotation: object) => hasAction(annotation));
}

const hasAction = (annotation: object): boolean =>
  activeParts.includes(Reflect.get(annotation, 'subtype')) || Boolean(Reflect.get(annotation, 'actions'));

/** Some programs leave a few bytes after the end; a second file is larger. */
const MAX_AFTER_END = 1_024;
const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const DIRECTORY_ENTRY = 0x02014b50;

/** Whether an archive occurs anywhere in the bytes: the record that ends its directory, right behind that directory. */
function containsZip(file: Buffer): boolean {
  for (let index = file.indexOf(END_OF_DIRECTORY); index >= 0; index = file.indexOf(END_OF_DIRECTORY, index + 1)) {
    if (index + 22 > file.length) return false;
    const start = index - file.readUInt32LE(index + 12);
    if (start >= 0 && start + 4 <= index && file.readUInt32LE(start) === DIRECTORY_ENTRY) return true;
  }
  return false;
}

/**
 * Whether a PDF is another file as well: other programs would read what is before its header, behind its end, or an
 * archive within it.
 */
export function isPolyglot(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const before = file.subarray(0, Math.max(0, file.indexOf('%PDF-'))).toString('latin1');
  if (/[^\s\u00ef\u00bb\u00bf]/.test(before)) return true;
  const end = file.lastIndexOf('%%EOF');
  const after = end < 0 ? '' : file.subarray(end + 5).toString('latin1');
  return after.replace(/[\s\0]+/g, '').length > MAX_AFTER_END || containsZip(file);
}
