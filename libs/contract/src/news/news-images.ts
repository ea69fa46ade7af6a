import { z } from 'zod';
import { line } from '../kernel/text.ts';

/** Longest sides, in pixels, in which each image is kept; one that is smaller is not enlarged. */
export const newsImageEdges = ['480', '960', '1600'] as const;
export type NewsImageEdge = (typeof newsImageEdges)[number];

/* The address names the size, so that a page can keep its place free before the image has come. */
const PATH = '/news/images/([0-9a-f]{24})-(\\d{1,4})x(\\d{1,4})\\.webp';
const path = new RegExp(`^${PATH}$`);

/** An image at its address, in pixels. */
export interface NewsImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** Returns the address of an image on public pages, which is also how a text refers to it. */
export const newsImagePath = ({ id, width, height }: NewsImage): string => `/news/images/${id}-${width}x${height}.webp`;

/** Returns the image at an address, or undefined when the address is not one of ours. */
export function parseNewsImagePath(address: string): NewsImage | undefined {
  const [, id, width, height] = path.exec(address) ?? [];
  return id === undefined ? undefined : { id, width: Number(width), height: Number(height) };
}

/** Returns the ids of the images that a text refers to. */
export const newsImageIds = (body: string): string[] =>
  [...body.matchAll(new RegExp(PATH, 'g'))].flatMap(([, id]) => (id === undefined ? [] : [id]));

/** Returns whether a text shows an image without describing it in words. */
export const newsImagesWithoutAlt = (body: string): boolean => /!\[\s*\]\(\/news\/images\//.test(body);

/** How long the words are that stand for an image, for those who cannot see it, and those below it. */
export const imageTextLimits = { alt: { min: 3, max: 200 }, caption: { max: 200 } } as const;

export const newsCover = z.strictObject({
  image: z.string().max(80).regex(path, 'Choose an image.'),
  alt: line(imageTextLimits.alt.min, imageTextLimits.alt.max),
});
export type NewsCover = z.infer<typeof newsCover>;

export const newsImageReply = z.object({ path: z.string() });
