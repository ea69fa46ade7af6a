import type { getDocumentProxy } from 'unpdf';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Things that a CV has no need of and that can do harm where it is opened. */
export const activePdfPattern = /\/(JavaScript|JS|Launch|SubmitForm|ImportData|EmbeddedFile|RichMedia|XFA)\b/;

/**
 * The part of a PDF that names things, without the data of its streams, which may contain any bytes by chance. A name may be
 * written with `#` and two digits for any character (ISO 32000-1, 7.3.5).
 */
export const pdfNames = (raw: string): string =>
  raw
    .replace(/\bstream\r?\n[^]*?\bendstream\b/g, ' ')
    .replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

const activeParts: readonly unknown[] = ['RichMedia', 'FileAttachment', 'Screen', 'Movie', '3D'];

/** Whether a PDF runs scripts or carries files, as a reader finds it: also where the names stand in compressed objects. */
export async function hasActiveContent(document: Pdf): Promise<boolean> {
  const [scripts, files, metadata] = await Promise.all([
    document.getJSActions(),
    document.getAttachments(),
    document.getMetadata(),
  ]);
  if (scripts || files || Reflect.get(metadata.info, 'IsXFAPresent') === true) return true;
  for (let at = 1; at <= document.numPages; at++) if (await hasActivePageContent(document, at)) return true;
  return false;
}

async function hasActivePageContent(document: Pdf, index: number): Promise<boolean> {
  const page = await document.getPage(index);
  const [scripts, annotations] = await Promise.all([page.getJSActions(), page.getAnnotations()]);
  return Boolean(scripts) || annotations.some((annotation: object) => hasAction(annotation));
}

const hasAction = (annotation: object): boolean =>
  activeParts.includes(Reflect.get(annotation, 'subtype')) || Boolean(Reflect.get(annotation, 'actions'));
