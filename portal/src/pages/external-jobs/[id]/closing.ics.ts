import type { APIRoute } from 'astro';
import { brand } from '@prentice/contract';
import { calendarFile } from '../../../formats/calendar-file.ts';
import { loadExternalJob } from '../../../features/external-jobs/external-jobs-loader.ts';

/** Shows the closing date of a listed job as a calendar file. */
export const GET: APIRoute = async ({ locals, params }) => {
  const job = await loadExternalJob(locals, params.id ?? '');
  if (!job?.closesAt) return new Response(null, { status: 404 });
  const { id, title, organisation, summary, closesAt, publishedAt } = job;
  const url = `${locals.publicUrl}/external-jobs/${id}`;
  const file = calendarFile(
    {
      uid: `closing-${id}@${new URL(locals.publicUrl).hostname}`,
      day: closesAt.slice(0, 10),
      title: `${locals.t('externalJobs.fact.closes')}: ${title}`,
      description: `${organisation}. ${summary}\n${url}`,
      url,
      changedAt: publishedAt ?? closesAt,
    },
    brand.name,
  );
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="closing-${id}.ics"`,
    },
  });
};
