import { acceptedTypeNames, AppError } from '@prentice/contract';

/** Pixels that a picture may have before anything is decoded: a small file can hold a huge one. */
const MAX_PIXELS = 40_000_000;
const TIMEOUT_SECONDS = 10;

const accepted: readonly string[] = ['png', 'jpeg', 'webp'];
const refusedType = { types: acceptedTypeNames('logo') };

/** A picture that the server wrote itself. */
export interface Picture {
  readonly bytes: Buffer;
  readonly mediaType: 'image/webp';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Loads the library at the first picture: it takes a tenth of a second that no start needs. */
const loadSharp = async () => (await import('sharp')).default;

async function formatOf(bytes: Uint8Array): Promise<string | undefined> {
  const sharp = await loadSharp();
  try {
    return (await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()).format;
  } catch {
    throw new AppError('FILE_TYPE', refusedType);
  }
}

/**
 * Looks at the head of a picture that is kept as it came: anyone who opens it must not be made to decode a huge one.
 * @throws AppError FILE_CORRUPT when it is none or larger than any camera makes
 */
export async function assertPicture(bytes: Uint8Array): Promise<void> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: Infinity, height: Infinity }));
  if (width * height > MAX_PIXELS) throw new AppError('FILE_CORRUPT');
}

/**
 * Decodes a picture and encodes it again, so that nothing of the uploaded bytes (metadata, places, scripts) is kept.
 * @param edge longest side in pixels; smaller pictures are not enlarged
 * @throws AppError FILE_TYPE for anything but PNG, JPEG and WebP, decided by the content; FILE_CORRUPT when it cannot
 * be read
 */
export async function reencodePicture(bytes: Uint8Array, edge: number): Promise<Picture> {
  const format = await formatOf(bytes);
  if (!format || !accepted.includes(format)) throw new AppError('FILE_TYPE', refusedType);
  const sharp = await loadSharp();
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, mediaType: 'image/webp', width: info.width, height: info.height };
  } catch {
    throw new AppError('FILE_CORRUPT');
  }
}
