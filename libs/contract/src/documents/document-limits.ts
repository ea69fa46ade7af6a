import { dateLocale } from '../kernel/days.ts';

/** Bytes of a megabyte, as limits of files count it. */
export const MEGABYTE = 1024 * 1024;

export const documentKinds = ['cv', 'cover_letter', 'transcript', 'employer_proof', 'logo', 'news_image'] as const;
/** What an application is made of. */
export const studentDocumentKinds = ['cv', 'cover_letter', 'transcript'] as const satisfies readonly DocumentKind[];
export type DocumentKind = (typeof documentKinds)[number];

/** What each kind accepts. The media type is decided from the content, never from the name. */
export const documentLimits = {
  perIntern: 20,
  cvPages: 10,
  fileName: 120,
  /** What its owner may call a document, without the ending that says its kind. */
  ownName: 100,
  /** Bytes that a DOCX may unpack to, and how many times its own size. */
  unpackedBytes: 60 * MEGABYTE,
  unpackedRatio: 100,
  bytes: {
    cv: 5 * MEGABYTE,
    cover_letter: 5 * MEGABYTE,
    transcript: 5 * MEGABYTE,
    employer_proof: 10 * MEGABYTE,
    logo: 2 * MEGABYTE,
    news_image: 2 * MEGABYTE,
  } satisfies Record<DocumentKind, number>,
} as const;

export const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
} as const;
export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes];

const texts: readonly MediaType[] = [mediaTypes.pdf, mediaTypes.docx, mediaTypes.txt];
const images: readonly MediaType[] = [mediaTypes.png, mediaTypes.jpeg, mediaTypes.webp];
export const acceptedTypes: Readonly<Record<DocumentKind, readonly MediaType[]>> = {
  cv: texts,
  cover_letter: texts,
  transcript: texts,
  employer_proof: [mediaTypes.pdf, ...images],
  logo: images,
  news_image: images,
};

const typeNames: Readonly<Record<MediaType, string>> = {
  [mediaTypes.pdf]: 'PDF',
  [mediaTypes.docx]: 'DOCX',
  [mediaTypes.txt]: 'TXT',
  [mediaTypes.png]: 'PNG',
  [mediaTypes.jpeg]: 'JPEG',
  [mediaTypes.webp]: 'WebP',
};

/** Returns the types of files that a document may have, for the parameter `types` of FILE_TYPE: "PDF, DOCX, TXT". */
export const acceptedTypeNames = (kind: DocumentKind): string =>
  acceptedTypes[kind].map((mediaType) => typeNames[mediaType]).join(', ');

/** Returns types of files that are separated by commas as people list them: "PDF, DOCX or TXT". */
export const fileTypesText = (types: string, language: string): string =>
  new Intl.ListFormat(dateLocale(language), { type: 'disjunction' }).format(types.split(', '));
