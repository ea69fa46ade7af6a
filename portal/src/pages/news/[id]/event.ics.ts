import type { APIRoute } from 'astro';
import { brand, defaultTimeZone } from '@prentice/contract';
import { calendarEventFile } from '../../../formats/calendar-file.ts';
import { loadNewsArticle } from '../../../features/news/news-loader.ts';

/** Shows the event that a news item is about, as a calendar file. */
export const GET: APIRoute = async ({ locals, params }) => {
  const view = await loadNewsArticle(locals, params.id ?? '');
  if (!view?.article.event) return new Response(null, { status: 404 });
  const { id, slug, title, summary, event, eventSequence, publishedAt, correctedAt } = view.article;
  const url = `${locals.publicUrl}/news/${slug}`;
  const file = calendarEventFile(
    {
      ...event,
      timeZone: event.timeZone ?? defaultTimeZone,
      sequence: eventSequence,
      uid: `event-${id}@${new URL(locals.publicUrl).hostname}`,
      title,
      description: `${summary}\n${url}`,
      url,
      changedAt: correctedAt ?? publishedAt ?? new Date(0).toISOString(),
    },
    brand.name,
  );
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="event-${slug}.ics"`,
    },
  });
};
