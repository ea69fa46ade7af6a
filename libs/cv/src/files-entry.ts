export { sniffType, type SniffedType } from './files/content-sniffer.ts';
export { CvFileError, cvFileErrors, type CvFileErrorCode } from './files/cv-file-error.ts';
export { checkedEntries, textOfDocx } from './files/docx-text.ts';
export { hasExternalReferences } from './files/docx-references.ts';
export { activePdfPattern, hasActiveContent, pdfNames, isPolyglot } from './files/pdf-active-content.ts';
export { openPdf } from './files/pdf-pages.ts';
export { assertUnpackable } from './files/pdf-streams.ts';
export { readZip, unpack, type ZipEntry } from './files/zip-archive.ts';
