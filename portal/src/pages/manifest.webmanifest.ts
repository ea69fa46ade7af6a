import { brand } from '@prentice/contract';
import { light } from '@prentice/design';
import type { APIRoute } from 'astro';

/**
 * Serves the manifest, with this the site can be put on a home screen, which iPhones and iPads ask for before they
 * allow pushes.
 */
export const GET: APIRoute = ({ locals }) => {
  const icons = [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }));
  const manifest = {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    lang: locals.language,
    start_url: '/dashboard/notifications',
    scope: '/',
    display: 'standalone',
    background_color: light.paper,
    theme_color: light.paper,
    icons,
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
