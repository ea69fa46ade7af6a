import { createClient } from '@prentice/client';
import { anonymous, demoOperator } from '@prentice/contract';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { beforeAll, describe, expect, it } from 'vitest';
import CompanyPage from '../src/features/companies/CompanyPage.astro';
import HomePage from '../src/features/home/HomePage.astro';
import InternshipSearch from '../src/features/internships/search/InternshipSearchPage.astro';
import PostingPage from '../src/features/internships/posting/PostingPage.astro';
import { internshipFeed } from '../src/features/internships/search/internship-feed.ts';
import { readInternshipQuery } from '../src/features/internships/search/internship-query.ts';
import { calendarFile } from '../src/formats/calendar-file.ts';
import { jsonFeed, rssFeed } from '../src/formats/feed.ts';
import { sitemap } from '../src/features/sitemap/sitemap.ts';
import { translator } from '../src/i18n/catalogue.ts';
import type { Company } from '../src/shared/company.ts';
import { aPosting } from '../src/shared/posting.builder.ts';
import { aSearchResult } from './search-result.builder.ts';

/* Each part tries to leave another kind of place: an element, an attribute, a script, a comment, a section of XML, a
   line. */
const evil =
  '</p></title></textarea></script><evil-tag onclick=alert(1)>"\'><script>alert(2)</script><!-- ]]> &lt;evil-tag&gt; ' +
  '[x](javascript:alert(3)) [y](https://evil.example/"onmouseover="alert(4)) **`<evil-tag>`** \u0001\r\nATTENDEE:evil\rEND:VEVENT';

const posting = aPosting({
  title: evil,
  description: evil,
  tasks: [evil, evil],
  learningOutcomes: [evil],
  mentorName: evil,
  locations: [{ city: evil, country: 'DE', lat: null, lon: null }],
  durationJustification: evil,
  pay: { type: 'paid', min: 1, max: 1, currency: 'EUR', unit: 'month', benefits: evil },
  unpaidBasis: { basis: 'shadowing_under_10_days', explanation: evil },
  requiredSkills: [{ id: null, label: evil }],
  preferredSkills: [{ id: null, label: evil }],
  employer: { ...aPosting().employer, name: evil, city: evil },
});
const company: Company = {
  ...posting.employer,
  legalName: evil,
  tradeName: evil,
  website: 'https://evil.example/%22onclick=%22',
  about: evil,
  sizeBand: '1-9',
  openInternships: 1,
  verificationChecks: [],
  createdAt: '2026-01-01T00:00:00.000Z',
};
const now = new Date('2026-11-21T10:00:00Z');
const query = readInternshipQuery(new URLSearchParams({ q: evil, place: evil }));
const result = aSearchResult([posting], now);
const front = {
  now,
  fresh: [posting],
  closing: [posting],
  example: posting,
  fields: [{ category: posting.category, total: 1 }],
  cities: [{ city: evil, country: 'DE', total: 1 }],
  openInternships: 1,
  companies: 1,
  news: [
    {
      id: 'f'.repeat(24),
      slug: 'evil',
      title: evil,
      summary: evil,
      language: 'en',
      tags: [evil],
      audience: 'all',
      pinned: true,
      cover: null,
      publishedAt: now.toISOString(),
      correctedAt: null,
    },
  ],
};
const setting = { publicUrl: 'https://site.example', language: 'en' as const, t: translator('en') };

/** The tags of a page, each with its attributes, as a browser would read them. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi)].map(
    ([, name = '', attributes = '']) => ({
      name: name.toLowerCase(),
      attributes: [...attributes.matchAll(/([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(
        ([, key = '', ...values]) => ({
          key: key.toLowerCase(),
          value: values.find((value) => value !== undefined) ?? '',
        }),
      ),
    }),
  );

describe('hostile text written by people', () => {
  let container: AstroContainer;
  beforeAll(async () => {
    container = await AstroContainer.create();
    const { default: react } = await import('@astrojs/react/server.js');
    container.addServerRenderer({ name: '@astrojs/react', renderer: react });
  });

  const api = createClient({ send: () => Promise.reject(new Error('A section asked the API.')) });
  const render = (page: Parameters<AstroContainer['renderToString']>[0], props: object, path = '/') =>
    container.renderToString(page, {
      props: { ...props },
      request: new Request(`https://site.example${path}`),
      locals: {
        ...setting,
        api,
        operator: demoOperator,
        traceId: 'trace-7',
        theme: null,
        signedInRole: null,
        actor: anonymous,
      },
    });
  const view = { posting, company, accepting: true, comparison: { similar: [], payMedian: null }, now };

  it.each([
    ['the page of a posting', PostingPage, { view }, '/internships/1'],
    ['a search', InternshipSearch, { query, result }, `/internships?q=${encodeURIComponent(evil)}`],
    ['a search that finds nothing', InternshipSearch, { query, result: { ...result, items: [], total: 0, pages: 0 } }, '/internships'],
    ['the front page', HomePage, { front }, '/'],
    ['the page of a company', CompanyPage, { company }, '/internships/companies/1'],
  ])('is text on %s', async (_, page, props, path) => {
    const html = await render(page, props, path);
    expect(html).toContain('evil-tag');
    const tags = tagsOf(html);
    expect(tags.length).toBeGreaterThan(20);
    expect(tags.filter(({ name }) => name === 'evil-tag')).toEqual([]);
    const attributes = tags.flatMap((tag) => tag.attributes);
    expect(attributes.filter(({ key }) => key.startsWith('on'))).toEqual([]);
    expect(attributes.filter(({ value }) => /^\s*(?:javascript|data|vbscript):/i.test(value))).toEqual([]);
    const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/gi)];
    expect(scripts.filter(([, , words = '']) => words.includes('<evil-tag'))).toEqual([]);
    const data = scripts.filter(([, kind = '']) => kind.includes('ld+json')).map(([, , words = '']) => words);
    expect(data.every((words) => '@type' in Object(JSON.parse(words)))).toBe(true);
    expect(html.replaceAll(/="[^"]*"/g, '')).not.toMatch(/<script>alert|<evil-tag/);
  }); // prettier-ignore

  it('is text in feeds and site maps', () => {
    const feed = internshipFeed(query, result, '/internships/feed.xml', setting);
    const xml = [rssFeed(feed), sitemap([{ url: `https://site.example/${evil}` }])];
    for (const text of xml) {
      expect(text).toContain('evil-tag');
      expect(text).not.toMatch(/<evil-tag|<!--|<script|\u0001|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/);
      expect(text.match(/<(?!\/|\?)[\w:]+/g)?.length).toBe(text.match(/<\/[\w:]+>|\/>/g)?.length);
    }
    expect(JSON.parse(jsonFeed(feed))).toMatchObject({
      items: [{ id: `https://site.example/internships/${posting.id}` }],
    });
  });

  it('adds no line to a calendar', () => {
    const days = { uid: 'a', day: '2026-12-20', url: 'https://site.example/a', changedAt: now.toISOString() };
    const file = calendarFile({ ...days, title: evil, description: evil }, 'Prentice');
    const lines = file.replaceAll('\r\n ', '').split('\r\n');
    expect(lines.filter((line) => /^(?:ATTENDEE|END:VEVENT)/.test(line))).toEqual(['END:VEVENT']);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n\u0001]/);
  });
});
