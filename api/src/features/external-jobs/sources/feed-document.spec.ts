import { describe, expect, it } from 'vitest';
import { readFeedDocument } from './feed-document.ts';

const rss = (items: string, head = '') => `<?xml version="1.0"?>${head}<rss version="2.0"
  xmlns:job="https://jobs.example/ns" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel><title>Jobs of Alpenlabor</title><link>https://jobs.example/</link>${items}</channel></rss>`;
const item = '<item><title>Lab assistant</title><link>https://jobs.example/1</link></item>';
const fieldsOf = (body: string) => readFeedDocument(body)?.entries.map((entry) => Object.fromEntries(entry));

describe('the document of a source', () => {
  it('is read from RSS with the elements of extensions', () => {
    const body = rss(`<item><title>Lab &amp; field</title><link>https://jobs.example/1</link>
      <guid isPermaLink="false">x7</guid><job:company>Alpenlabor</job:company>
      <content:encoded><![CDATA[<p>You measure&nbsp;samples</p>]]></content:encoded></item>`);
    expect(fieldsOf(body)).toEqual([
      {
        title: 'Lab & field',
        link: 'https://jobs.example/1',
        guid: '',
        company: 'Alpenlabor',
        encoded: '<p>You measure&nbsp;samples</p>',
      },
    ]);
    expect(readFeedDocument(body)?.title).toBe('Jobs of Alpenlabor');
  });
  it('is read from RSS 1.0, whose entries stand beside the channel', () => {
    const body = `<rdf:RDF xmlns:rdf="x"><channel><title>Jobs</title></channel>${item}</rdf:RDF>`;
    expect(fieldsOf(body)).toEqual([{ title: 'Lab assistant', link: 'https://jobs.example/1' }]);
  });
  it('is read from Atom, whose texts can be elements of XHTML', () => {
    const body = `\uFEFF<feed xmlns="http://www.w3.org/2005/Atom"><title>Jobs</title><entry><title>Lab assistant</title>
      <link rel="self" href="https://jobs.example/self"/><link href="https://jobs.example/2"/>
      <author><name>Alpenlabor</name></author>
      <content type="xhtml"><div>You <b>measure</b></div></content></entry></feed>`;
    expect(fieldsOf(body)?.[0]).toMatchObject({ link: 'https://jobs.example/2', 'author.name': 'Alpenlabor' });
    expect(fieldsOf(body)?.[0]?.['content']?.replace(/\s+/g, ' ')).toBe('You measure');
  });
  it('is read from a JSON Feed with the objects of extensions', () => {
    const entry = { title: 'Lab assistant', url: 'https://jobs.example/3', authors: [{ name: 'A' }], tags: ['x', 'y'] };
    const body = JSON.stringify({ title: 'Jobs', items: [{ ...entry, _job: { company: 'Alpenlabor' } }, 7, null] });
    expect(fieldsOf(body)).toEqual([
      { title: 'Lab assistant', url: entry.url, 'authors.name': 'A', tags: 'x', company: 'Alpenlabor' },
      {},
      {},
    ]);
  });
  it('is read from all postings of a page', () => {
    const posting = (n: number) => ({ '@type': 'JobPosting', title: `Job ${n}`, url: `https://jobs.example/${n}` });
    const script = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    const body = `<!doctype html><html>${script({ '@graph': [posting(1), posting(2)] })}${script(posting(3))}</html>`;
    expect(fieldsOf(body)?.map(({ title, link }) => [title, link])).toEqual([
      ['Job 1', 'https://jobs.example/1'],
      ['Job 2', 'https://jobs.example/2'],
      ['Job 3', 'https://jobs.example/3'],
    ]);
  });
  it('is a page without postings when it offers none', () => {
    expect(readFeedDocument('<html><body>Welcome</body></html>')).toEqual({ title: null, entries: [] });
  });

  const bomb = `<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>`;
  const external = '<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
  it.each([
    ['entities that expand without end', rss(item.replace('Lab', '&c;'), bomb)],
    ['entities that name files', rss(item.replace('Lab', '&a;'), external)],
    ['entities that nobody declared', rss(item.replace('Lab', '&a;'))],
    ['elements that do not end', rss('<item><title>Lab')],
    ['elements in elements without end', rss('<a>'.repeat(5_000) + '</a>'.repeat(5_000))],
    ['JSON that breaks off', '{"items":[{"title":"Lab'],
    ['JSON in JSON without end', '['.repeat(200_000)],
    ['JSON that is no feed', '{"items":"none"}'],
    ['nothing', ''],
    ['binary data', '\u0000\u0001PNG\u0002'],
  ])('is refused when it holds %s', (_, body) => {
    expect(readFeedDocument(body)).toBeNull();
  });
  it('is read in bounds: no more entries and no longer texts than can be used', () => {
    const long = `<item><title>${'x'.repeat(100_000)}</title></item>`;
    const read = readFeedDocument(rss(long + item.repeat(3_000)));
    expect(read?.entries).toHaveLength(1_000);
    expect(read?.entries[0]?.get('title')).toHaveLength(20_000);
  });
});
