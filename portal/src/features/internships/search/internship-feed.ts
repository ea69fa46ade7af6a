import { brand } from '@prentice/contract';
import { languageFacts, type Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { summaryFacts } from '../../../market/internship-facts.ts';
import { internshipSearchPath, type InternshipQuery } from './internship-query.ts';
import type { SearchResult } from '../internships-loader.ts';
import { searchPageHead } from './search-page-head.ts';
import type { Feed } from '../../../formats/feed.ts';

interface Setting {
  publicUrl: string;
  language: Language;
  t: Translate;
}

/** The results of a search as a feed, with the facts of each internship as its summary. */
export function internshipFeed(query: InternshipQuery, result: SearchResult, path: string, setting: Setting): Feed {
  const { publicUrl, language, t } = setting;
  const { title, description = '' } = searchPageHead(query, result, t);
  return {
    title: `${brand.name}: ${title}`,
    description,
    pageUrl: `${publicUrl}${internshipSearchPath(query)}`,
    feedUrl: `${publicUrl}${internshipSearchPath(query, {}, path)}`,
    language: languageFacts[language].locale,
    items: result.items.map((one) => ({
      url: `${publicUrl}/internships/${one.id}`,
      title: `${one.title} – ${one.employer.name}`,
      summary: summaryFacts(one, { t, language, now: result.now })
        .map((fact) => `${fact.label}: ${[fact.value, fact.detail].filter(Boolean).join(', ')}`)
        .join('\n'),
      publishedAt: one.firstPublishedAt ?? one.openedAt ?? result.now.toISOString(),
    })),
  };
}
