import type { APIRoute } from 'astro';
import outlines from '@prentice/design/generated/serif.outlines.generated.json';
import type { GlyphOutlines } from '@prentice/design/outline';
import sharp from 'sharp';
import { loadNewsArticle } from '../../../features/news/news-loader.ts';
import { newsPreviewImage } from '../../../features/news/news-preview-image.ts';

const glyphs: GlyphOutlines['glyphs'] = Object.fromEntries(
  Object.entries(outlines.glyphs).map(([character, [advance, path]]) => [character, [Number(advance), String(path)]]),
);

/** Shows the picture of a news item for link previews. */
export const GET: APIRoute = async ({ locals, params }) => {
  const view = await loadNewsArticle(locals, params.id ?? '');
  if (!view) return new Response(null, { status: 404 });
  const svg = newsPreviewImage(view.article, { unitsPerEm: outlines.unitsPerEm, glyphs });
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' },
  });
};
