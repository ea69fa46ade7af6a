import type { APIRoute } from 'astro';
import { brand } from '@prentice/contract';
import { calendarFile } from '../../../formats/calendar-file.ts';
import { postingDescription } from '../../../features/internships/posting/posting-jsonld.ts';
import { loadPosting } from '../../../features/internships/internships-loader.ts';

/** Shows the deadline of an open internship as a calendar file. */
export const GET: APIRoute = async ({ locals, params }) => {
  const answer = await loadPosting(locals, params.id ?? '');
  if (answer.kind === 'gone') return new Response(null, { status: 410 });
  if (answer.kind !== 'found' || !answer.view.accepting) return new Response(null, { status: 404 });
  const { posting, now } = answer.view;
  const url = `${locals.publicUrl}/internships/${posting.id}`;
  const file = calendarFile(
    {
      uid: `deadline-${posting.id}@${new URL(locals.publicUrl).hostname}`,
      day: posting.deadline,
      title: `${locals.t('internships.fact.deadline')}: ${posting.title}`,
      description: `${postingDescription(posting, { ...locals, now })}\n${url}`,
      url,
      changedAt: posting.updatedAt,
    },
    brand.name,
  );
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="deadline-${posting.id}.ics"`,
    },
  });
};
