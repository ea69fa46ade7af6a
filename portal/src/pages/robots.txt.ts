import type { APIRoute } from 'astro';

/** Serves robots.txt. Public pages are for everyone; what needs an account is not worth a crawler's time. */
export const GET: APIRoute = ({ locals }) =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /auth/',
      'Disallow: /dashboard/',
      'Disallow: /external-jobs/*/visit',
      'Disallow: /internships/employer/',
      'Disallow: /preferences',
      'Disallow: /settings/',
      '',
      `Sitemap: ${locals.publicUrl}/sitemap-index.xml`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
