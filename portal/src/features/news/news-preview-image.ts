import { brand } from '@prentice/contract';
import { light } from '@prentice/design';
import { textLineSvg, wrapText, type GlyphOutlines } from '@prentice/design/outline';
import { publicDay } from '../../i18n/date-time.ts';
import { dateText } from '../../i18n/format.ts';
import type { NewsArticle } from './news-loader.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const INNER = WIDTH - 2 * EDGE;

/** Returns the picture of a news item for link previews, 1200 × 630, as SVG: title, summary and date. */
export function newsPreviewImage(article: NewsArticle, outlines: GlyphOutlines): string {
  const title = wrapText(outlines, article.title, 64, INNER, 3);
  const summary = wrapText(outlines, article.summary, 32, INNER, 3);
  const below = 210 + title.length * 74;
  const date = article.publishedAt ? dateText(article.language, publicDay(article.publishedAt)) : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${light.paper}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    textLineSvg(outlines, brand.name, { x: EDGE, y: 96, size: 48, fill: light.accent }),
    `<path fill="${light.ink}" d="M${EDGE} 120h${INNER}v2H${EDGE}z"/>`,
    ...title.map((line, index) =>
      textLineSvg(outlines, line, { x: EDGE, y: 210 + index * 74, size: 64, fill: light.ink }),
    ),
    ...summary.map((line, index) =>
      textLineSvg(outlines, line, { x: EDGE, y: below + index * 44, size: 32, fill: light.inkSoft }),
    ),
    textLineSvg(outlines, date, { x: EDGE, y: HEIGHT - 58, size: 30, fill: light.accent }),
    '</svg>',
  ].join('');
}
