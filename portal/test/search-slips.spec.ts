import { describe, expect, it } from 'vitest';
import InternshipSearch from '../src/features/internships/search/InternshipSearchPage.astro';
import { readInternshipQuery } from '../src/features/internships/search/internship-query.ts';
import { aPosting } from '../src/shared/posting.builder.ts';
import { renderPage as render } from './render-page.ts';
import { aSearchResult } from './search-result.builder.ts';

const result = aSearchResult(
  Array.from({ length: 20 }, () => aPosting()),
  new Date('2026-11-21T10:00:00Z'),
  160,
);

describe('a search that does not find what was typed', () => {
  it('says what a slip was taken for', async () => {
    const query = readInternshipQuery(new URLSearchParams('q=marketng&mode=remote'));
    const corrected = { ...result, suggestions: ['marketing'] };
    const html = await render(InternshipSearch, { query, result: corrected }, '/internships');
    expect(html).toMatch(/internships? for “marketing”/);
    expect(html).toContain('You typed “marketng”.');
    expect(html).not.toContain('Did you mean');
  });

  it('asks which of several queries was meant', async () => {
    const corrected = { ...result, suggestions: ['marketing', 'market'] };
    const query = readInternshipQuery(new URLSearchParams('q=marketng&mode=remote'));
    const html = await render(InternshipSearch, { query, result: corrected }, '/internships');
    expect(html).toMatch(/internships? for “marketng”/);
    expect(html).toMatch(/Did you mean[^<]*<a href="\/internships\?q=marketing&amp;mode=remote"/);
    const german = await render(InternshipSearch, { query, result: corrected }, '/internships', 'de');
    expect(german).toContain('Meinten Sie');
  });

  it('puts related internships before all others and before saving a search that finds nothing', async () => {
    const nothing = { ...result, total: 0, relax: [{ filter: 'q', total: 60 }] };
    const related = { ...nothing, related: { total: 20, from: 0, fields: ['health'] as const } };
    const query = readInternshipQuery(new URLSearchParams('q=nurse'));
    const html = await render(InternshipSearch, { query, result: related }, '/internships?q=nurse');
    const order = ['Other internships in health', 'See all 60 internships', '<span>Save this search</span>'].map((text) => html.indexOf(text)); // prettier-ignore
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(html).not.toContain('name="payFrom"');
    const paid = readInternshipQuery(new URLSearchParams('q=nurse&paid=1'));
    expect(await render(InternshipSearch, { query: paid, result: related }, '/internships')).toContain(
      'name="payFrom"',
    );
  });
});
