import { brand } from '@prentice/contract';
import type { Feed } from '../../formats/feed.ts';
import { languageFacts } from '../../i18n/language.ts';
import { externalJobLines } from './external-job-facts.ts';
import { externalJobsPath, readExternalJobQuery } from './external-job-query.ts';
import { searchExternalJobs } from './external-jobs-loader.ts';

/** Returns the newest jobs of a search, as a feed at the given path; each leads to its page here, which names the website. */
export async function externalJobFeed(locals: App.Locals, url: URL, path: string): Promise<Feed> {
  const { publicUrl, language, t } = locals;
  const query = { ...readExternalJobQuery(url.searchParams), sort: 'newest' as const, page: 1 };
  const { items } = await searchExternalJobs(locals, query);
  const now = new Date();
  const relevantQuery = { ...query, sort: 'relevance' as const };
  return {
    title: `${brand.name}: ${t('externalJobs.title')}`,
    description: t('externalJobs.description'),
    pageUrl: `${publicUrl}${externalJobsPath(relevantQuery)}`,
    feedUrl: `${publicUrl}${externalJobsPath(relevantQuery, {}, path)}`,
    language: languageFacts[language].locale,
    items: items.map((job) => {
      const facts = externalJobLines(job, { t, language, now }).flat();
      const about = [...facts, t('externalJobs.elsewhere', { host: job.host })].join(' · ');
      return {
        url: `${publicUrl}/external-jobs/${job.id}`,
        title: `${job.title} · ${job.organisation}`,
        summary: `${about}\n${job.summary}`,
        publishedAt: job.publishedAt ?? new Date(0).toISOString(),
      };
    }),
  };
}
