import { brand, type NewsEvent } from '@prentice/contract';
import type { NewsArticle } from './news-loader.ts';

const eventJsonLd = (name: string, { startsAt, endsAt, place }: NewsEvent) => ({
  '@type': 'Event',
  name,
  startDate: startsAt,
  ...(endsAt && { endDate: endsAt }),
  location: { '@type': 'Place', name: place, address: place },
});

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
  author: { '@type': 'Organization', name: article.byline ?? brand.name },
  ...(article.event && { about: eventJsonLd(article.title, article.event) }),
  publisher: { '@type': 'Organization', name: brand.name, url: publicUrl },
});
