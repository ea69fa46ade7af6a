import { brand } from '@prentice/contract';
import type { NewsArticle } from './news-loader.ts';

/** The item as a schema.org NewsArticle. Texts are plain: whatever an author writes is no markup here. */
export const newsJsonLd = (article: NewsArticle, publicUrl: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: article.title,
  description: article.summary,
  inLanguage: article.language,
  datePublished: article.publishedAt,
  dateModified: article.correctedAt ?? article.publishedAt,
  mainEntityOfPage: `${publicUrl}/news/${article.slug}`,
  image: [`${publicUrl}/news/${article.slug}/picture.png`],
  keywords: article.tags.join(', '),
  author: article.authorName
    ? { '@type': 'Person', name: article.authorName }
    : { '@type': 'Organization', name: brand.name },
  publisher: { '@type': 'Organization', name: brand.name, url: publicUrl },
});
