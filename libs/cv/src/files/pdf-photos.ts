import { pdfNames } from './pdf-active-content.ts';

/* Icons and lines are smaller, in pixels. */
const LEAST_SIDE = 90;
/** Photographs of people are not much wider than high, nor much higher than wide. */
const RATIO = { from: 0.6, to: 1.4 } as const;

const numberAt = (object: string, key: string): number =>
  Number(new RegExp(`/${key}\\s+(\\d{1,5})\\b`, 'u').exec(object)?.[1] ?? 0);

/* A picture in grey is most often the mask of another. */
function isPhoto(object: string): boolean {
  if (!/\/Subtype\s*\/Image\b/u.test(object)) return false;
  if (/\/ImageMask\s+true|\/ColorSpace\s*\/DeviceGray/u.test(object)) return false;
  const [width, height] = [numberAt(object, 'Width'), numberAt(object, 'Height')];
  return Math.min(width, height) >= LEAST_SIDE && width / height >= RATIO.from && width / height <= RATIO.to;
}

/** Returns how many pictures of a PDF have the size and the shape of a photograph of a person. */
export const photosInPdf = (bytes: Uint8Array): number =>
  pdfNames(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))
    .split(/\bendobj\b/u)
    .filter(isPhoto).length;
