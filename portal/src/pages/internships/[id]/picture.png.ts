import type { APIRoute } from 'astro';
import outlines from '@prentice/design/generated/serif.outlines.generated.json';
import sharp from 'sharp';
import { loadPosting } from '../../../features/internships/internships-loader.ts';
import { postingPreviewImage } from '../../../features/internships/posting/posting-preview-image.ts';
import type { GlyphOutlines } from '@prentice/design/outline';

const glyphs: GlyphOutlines['glyphs'] = Object.fromEntries(
  Object.entries(outlines.glyphs).map(([character, [advance, path]]) => [character, [Number(advance), String(path)]]),
);

/** Shows the picture of an internship for link previews. */
export const GET: APIRoute = async ({ locals, params }) => {
  const answer = await loadPosting(locals, params.id ?? '');
  if (answer.kind !== 'found') return new Response(null, { status: answer.kind === 'gone' ? 410 : 404 });
  const { posting, now } = answer.view;
  const svg = postingPreviewImage(posting, { unitsPerEm: outlines.unitsPerEm, glyphs }, { ...locals, now });
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
};
