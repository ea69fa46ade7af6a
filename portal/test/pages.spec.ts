import { describe, expect, it } from 'vitest';
import ApplicationSection from '../src/features/apply/ApplicationSection.astro';
import HomePage from '../src/features/home/HomePage.astro';
import InternshipSearch from '../src/features/internships/search/InternshipSearchPage.astro';
import PostingPage from '../src/features/internships/posting/PostingPage.astro';
import { readInternshipQuery } from '../src/features/internships/search/internship-query.ts';
import type { Language } from '../src/i18n/language.ts';
import { aPosting } from '../src/shared/posting.builder.ts';
import ServerFault from '../src/pages/500.astro';
import ErrorPage from '../src/site/ErrorPage.astro';
import { renderPage as render } from './render-page.ts';
import { aSearchResult } from './search-result.builder.ts';

const now = new Date('2026-11-21T10:00:00Z');

const result = aSearchResult(
  Array.from({ length: 20 }, () => aPosting()),
  now,
  160,
);
const query = readInternshipQuery(new URLSearchParams('q=data&page=2'));
const view = (state: 'open' | 'closed') => ({
  posting: aPosting({ state }),
  company: undefined,
  accepting: state === 'open',
  comparison: { similar: [], payMedian: null },
  now,
});

describe('the home page', () => {
  const front = {
    now,
    fresh: [aPosting()],
    closing: [aPosting()],
    example: aPosting(),
    fields: [{ category: 'software_data', total: 6 }],
    cities: [{ city: 'Graz', country: 'AT', total: 4 }],
    openInternships: 37,
    companies: 18,
    news: [],
  };
  const headingsOf = (html: string) =>
    [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level)).filter((level) => level > 0);

  it('sends no script, says its slogan once, and has headings without gaps', async () => {
    const html = await render(HomePage, { front }, '/');
    expect(html).not.toContain('<script');
    expect(html.slice(html.indexOf('<body')).match(/Internships that write back/g)).toHaveLength(1);
    const levels = headingsOf(html.slice(0, html.indexOf('<footer')));
    expect(levels[0]).toBe(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  });

  it('labels the timeline as an example, and dates it by the internship', async () => {
    const html = await render(HomePage, { front }, '/');
    expect(html).toMatch(/Example: you apply today for\s*<a href="\/internships\/665f1c2ab7e4f0a1d2c3b4a5"/);
    expect(html).toMatch(/datetime="2026-12-01"[^>]*>1 December</);
  });

  it('links to the internships of each field and city, with their number in words', async () => {
    const html = await render(HomePage, { front }, '/', 'de');
    expect(html).toContain('href="/internships?category=software_data"');
    expect(html).toContain('href="/internships?place=Graz,+%C3%96sterreich"');
    expect(html).toContain('4 offene Praktika');
  });

  it('is whole while no internship is open', async () => {
    const empty = { ...front, fresh: [], closing: [], example: undefined, fields: [], cities: [], openInternships: 0 };
    const html = await render(HomePage, { front: empty }, '/');
    expect(html).toContain('There are no open internships at the moment.');
    expect(html).not.toMatch(/Browse by|Closing soon|Apply today/);
  });
});

describe('the search', () => {
  it('sends no script, and shows the facts of every card', async () => {
    const html = await render(InternshipSearch, { query, result }, '/internships?q=data&page=2');
    expect(html).not.toContain('<script');
    expect(html.match(/<article class="card"/g)).toHaveLength(20);
    expect(html.match(/within 10 days/g)).toHaveLength(20);
  });

  it('says which place it looked around, offers its namesakes and where the results are, and names its source', async () => {
    const place = { known: { city: 'Frankfurt am Main', country: 'DE' }, more: [], modes: [], countries: [], regions: [], others: [{ city: 'Frankfurt (Oder)', country: 'DE' }] }; // prettier-ignore
    const places = [{ city: 'Graz', country: 'AT', total: 4 }];
    const facets = { radius: { 10: 2, 25: 3, 50: 5, 100: 9 }, responseTo: { 7: 6 } };
    const query = readInternshipQuery(new URLSearchParams('place=Frankfurt&radius=50'));
    const html = await render(InternshipSearch, { query, result: { ...result, place, places, facets } }, '/internships?place=Frankfurt', 'de'); // prettier-ignore
    expect(html).toContain('Rund um Frankfurt am Main, Deutschland, im Umkreis von 50\u00A0km');
    expect(html).toContain('href="/internships?place=Frankfurt+%28Oder%29,+Deutschland&amp;radius=50"');
    expect(html).toContain('<option value="Graz, Österreich">4 Praktika</option>');
    expect(html).toMatch(/<option value="50" selected[^>]*>\s*50 km \(5\)/);
    expect(html).toContain('https://creativecommons.org/licenses/by/4.0/');
  });

  it('knows a whole country as a place, which has no surroundings', async () => {
    const place = { known: null, more: [], modes: [], countries: ['DE'], regions: [], others: [] };
    const query = readInternshipQuery(new URLSearchParams('place=Deutschland'));
    const renderSearch = (language: Language) => render(InternshipSearch, { query, result: { ...result, place } }, '/internships?place=Deutschland', language); // prettier-ignore
    expect(await renderSearch('en')).toContain('Anywhere in Germany.');
    expect(await renderSearch('de')).toContain('Überall in Deutschland.');
    expect(await renderSearch('en')).not.toMatch(/don’t know|name="radius"/);
  });

  it('says how many external jobs match, and leads to them with the words, place and mode that were searched for', async () => {
    const query = readInternshipQuery(new URLSearchParams('q=data&place=Graz&radius=50&mode=remote&payFrom=500'));
    const renderSearch = (externalJobs: number, language: Language = 'en') =>
      render(InternshipSearch, { query, result: { ...result, externalJobs } }, '/internships?q=data', language);
    const link = /<a href="([^"]+)"[^>]*>See 12 matching external jobs<\/a>/.exec(await renderSearch(12))?.[1];
    expect(link?.replaceAll('&amp;', '&')).toBe('/external-jobs?q=data&place=Graz&radius=50&mode=remote');
    expect(await renderSearch(1, 'de')).toContain('1 passende externe Stelle');
    expect(await renderSearch(0)).not.toContain('matching external job');
  });

  it('says in which currency pay is compared, and what becomes of pay in others', async () => {
    const currencies = [{ currency: 'EUR', total: 9 }, { currency: 'HUF', total: 2 }, { currency: 'JPY', total: 1 }]; // prettier-ignore
    const renderSearch = (text: string, language: Language = 'en') =>
      render(InternshipSearch, { query: readInternshipQuery(new URLSearchParams(text)), result: { ...result, currencies } }, `/internships?${text}`, language); // prettier-ignore
    const floor = await renderSearch('payFrom=500');
    expect(floor).toContain('3 internships paid in another currency are not shown, as the minimum is in EUR.');
    expect(floor).toContain('href="/internships?payFrom=1&amp;currency=HUF"');
    expect(floor).toMatch(/<option value="EUR" selected/);
    expect(await renderSearch('sort=pay&currency=JPY', 'de')).toContain('11 Praktika mit einer anderen Währung folgen');
    expect(await renderSearch('mode=remote')).not.toContain('another currency');
  });

  it('greets a signed-in person with a bell and a link to their dashboard, and has a script only for them', async () => {
    const html = await render(InternshipSearch, { query, result }, '/internships?q=data&page=2', 'en', 'intern');
    expect(html).toMatch(/<a href="\/dashboard\/intern"[^>]*>\s*My applications\s*<\/a>/);
    expect(html).toMatch(/<a class="with-icon" href="\/dashboard\/notifications" aria-label="Notifications"/);
    expect(html).not.toContain('Sign in');
    expect(html).toContain('data-internship="665f1c2ab7e4f0a1d2c3b4a5"');
    const visitor = await render(InternshipSearch, { query, result }, '/internships?q=data&page=2');
    expect(visitor).toMatch(/<a href="\/auth\/login"[^>]*>Sign in<\/a>/);
    expect(visitor).not.toMatch(/<script|data-internship|data-account/);
  });

  it('names the default order for what it does', async () => {
    const renderSearch = async (text: string) => {
      const props = { query: readInternshipQuery(new URLSearchParams(text)), result };
      const html = await render(InternshipSearch, props, `/internships?${text}`);
      return [...html.matchAll(/<a href="\/internships[^"]*" aria-current="true"[^>]*>\s*([^<]*?)\s*</g)].map(
        ([, name]) => name,
      );
    };
    expect(await renderSearch('')).toContain('Newest first');
    expect(await renderSearch('sort=newest')).toContain('Newest first');
    expect(await renderSearch('q=data')).toContain('Best match');
  });

  it('has a field for each place, an empty one for another, and every value of a field of work', async () => {
    const two = readInternshipQuery(new URLSearchParams('place=Graz&place=Porto'));
    const html = await render(InternshipSearch, { query: two, result }, '/internships?place=Graz;Porto');
    const values = [...html.matchAll(/<input[^>]*name="place"[^>]*>/g)].map(
      ([field]) => /value="([^"]*)"/.exec(field)?.[1] ?? '',
    );
    expect(values).toEqual(['Graz', 'Porto', '']);
    expect(html.match(/data-filter="category"/g)).toHaveLength(16);
    expect(html).toContain('aria-label="Remove Graz"');
    expect(html).toContain('href="/internships?place=Porto"');
  });

  it('takes its address from configuration, never from the request', async () => {
    const html = await render(InternshipSearch, { query, result }, '/internships?q=data&page=2');
    expect(html).toContain('<link rel="canonical" href="https://site.example/internships?q=data&amp;page=2"');
    expect(html).not.toContain('evil.example');
    expect(html).toContain('type="application/feed+json"');
  });

  it('shows what the query names as chips that can be removed, and offers to search for the words instead', async () => {
    const q = 'remote data graz';
    const recognised = [
      { kind: 'mode', text: 'remote', value: 'remote', without: 'data graz', quoted: '"remote" data graz' },
      { kind: 'place', text: 'graz', value: 'graz', without: 'remote data', quoted: 'remote data "graz"' },
    ] as const;
    const query = readInternshipQuery(new URLSearchParams({ q, paid: '1' }));
    const html = await render(InternshipSearch, { query, result: { ...result, recognised } }, '/internships');
    expect(html).toMatch(/href="\/internships\?q=data\+graz&amp;paid=1"[^>]*aria-label="Remove Remote"/);
    expect(html).toMatch(/href="\/internships\?q=remote\+data&amp;paid=1"[^>]*aria-label="Remove Place: Graz"/);
    expect(html).toContain('href="/internships?q=remote+data+%22graz%22&amp;paid=1"');
    expect(html).toContain('Search for “graz” in the text instead');
    expect(html).not.toContain('<script');
  });

  it('lists related internships in a section of their own after those that match', async () => {
    const relatedResult = { ...result, related: { total: 30, from: 1, fields: [] } };
    const html = await render(InternshipSearch, { query, result: relatedResult }, '/internships?q=data');
    const [matching = '', close = ''] = html.split('<h2 id="related-results">Related internships</h2>');
    expect(matching.match(/<article class="card"/g)).toHaveLength(1);
    expect(close.match(/<article class="card"/g)).toHaveLength(19);
    const none = await render(InternshipSearch, { query, result }, '/internships?q=data');
    expect(none).not.toContain('Related internships');
    const unnamed = await render(
      InternshipSearch,
      { query, result: { ...result, unnamed: 'data' } },
      '/internships?q=data',
    );
    expect(unnamed).toContain('names “data” in its title or skills.');
    expect(unnamed).toContain('related to “data”');
    expect(none).not.toContain('in its title or skills');
    const sameField = { ...result, related: { total: 30, from: 1, fields: ['health', 'social'] as const } };
    const other = await render(InternshipSearch, { query, result: sameField }, '/internships?q=nurse');
    expect(other).toContain('Other internships in health and social work');
    expect(other).not.toContain('Related internships');
  });

  it('helps when there is nothing, and is not indexed then', async () => {
    const empty = { ...result, items: [], total: 0, pages: 0, relax: [{ filter: 'q', total: 9 }], asksFor: ['thesis'] }; // prettier-ignore
    const html = await render(InternshipSearch, { query, result: empty }, '/internships?q=data');
    for (const link of ['See all 9 internships', '<a href="/external-jobs?type=thesis">']) expect(html).toContain(link);
    const changes = [{ filter: 'q', to: 'analysis', total: 3 }, { filter: 'radius', to: '100', total: 2 }, { filter: 'all', total: 1 }]; // prettier-ignore
    const [internshipQuery, none] = [readInternshipQuery(new URLSearchParams('q=data+analysis&place=Graz&paid=1')), { ...empty, relax: changes }]; // prettier-ignore
    const more = await render(InternshipSearch, { query: internshipQuery, result: none }, '/internships?q=data');
    expect(more).toContain('<a href="/internships?q=analysis&amp;place=Graz&amp;paid=1">Search for “analysis” only (3 internships)</a>'); // prettier-ignore
    expect(more).toContain('radius=100&amp;paid=1">Search within 100\u00A0km of Graz (2 internships)</a>');
    expect(more).toContain('<a href="/internships?q=data+analysis">Remove all filters (1 internship)</a>');
    expect(html).toContain('<meta name="robots" content="noindex"');
    const fields = await render(InternshipSearch, { query, result: { ...empty, popularFields: [{ category: 'law', total: 4 }] } }, '/internships?q=xqzzt'); // prettier-ignore
    expect(fields).toMatch(/<a href="\/internships\?category=law">Law<\/a>\s*<span[^>]*>4 internships/);
    expect(fields).not.toMatch(/GeoNames|Subscribe by RSS/);
  });
});

describe('a posting', () => {
  it('carries JobPosting data while open', async () => {
    const html = await render(PostingPage, { view: view('open') }, '/internships/1');
    expect(html).toContain('"@type":"JobPosting"');
    expect(html).not.toContain('alert(1)</script>');
    expect(html).not.toContain('noindex');
    expect(html).toContain('Sign in to apply');
  });

  it('shows its pay beside the median, the record of the employer, and similar internships', async () => {
    const similar = [aPosting({ id: '665f1c2ab7e4f0a1d2c3b4ff', title: 'Another one like it' })];
    const employer = {
      ...aPosting().employer,
      responsiveness: { medianDays: 4, withinPromise: 0.9, count: 20, computedAt: now.toISOString() },
    };
    const posting = aPosting({ employer });
    const pageView = { ...view('open'), posting, comparison: { similar, payMedian: { amount: 100_000, count: 12 } } };
    const html = await render(PostingPage, { view: pageView }, '/internships/1');
    expect(html).toContain('35% above the median of €1,000 a month in Engineering (12 other internships)');
    expect(html).toMatch(/within 10 days[\s\S]{0,80}Usually answers in 4 days · 90% on time/);
    expect(html).toContain('Another one like it');
    const german = await render(PostingPage, { view: pageView }, '/internships/1', 'de');
    expect(german).toMatch(/35\s%\süber dem Median von 1\.000\s€ pro Monat/);
  });

  it('tells visitors how to apply without an island, and gives students the form', async () => {
    const props = { posting: aPosting() };
    const visitor = await render(ApplicationSection, props, '/internships/1');
    expect(visitor).toMatch(/href="\/auth\/studentAuth\?next=%2Finternships%2F665f1c2ab7e4f0a1d2c3b4a5%23application"/);
    expect(visitor).not.toContain('astro-island');
    const student = await render(ApplicationSection, props, '/internships/1', 'en', 'intern');
    expect(student).toMatch(/<astro-island[^>]*ApplyPanel/);
    expect(student).not.toContain('/auth/studentAuth');
  });

  it('says that it is closed, and is neither indexed nor advertised then', async () => {
    const html = await render(PostingPage, { view: view('closed') }, '/internships/1');
    expect(html).toContain('Applications are closed');
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('JobPosting');
    expect(html).not.toContain('Sign in to apply');
  });

  it('speaks German where asked', async () => {
    const html = await render(PostingPage, { view: view('open') }, '/internships/1', 'de');
    expect(html).toContain('<html lang="de" dir="ltr"');
    expect(html).toContain('So geht es nach Ihrer Bewerbung weiter');
  });
});

describe('error pages', () => {
  it('say what happened and nothing else', async () => {
    expect(await render(ErrorPage, { kind: 'notFound' }, '/nowhere')).toContain('<h1>Page not found</h1>');
    const fault = await render(ServerFault, { error: new Error('secret detail') }, '/broken');
    expect(fault).toContain('<h1>Internal Server Error</h1>');
    expect(fault).toContain('trace-7');
    expect(fault).not.toContain('secret detail');
  });
});
