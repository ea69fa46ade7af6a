import { describe, expect, it } from 'vitest';
import { readJobPage } from '../../src/features/external-jobs/job-pages/job-page.ts';

describe('a page that offers a job', () => {
  const posting = {
    '@type': 'JobPosting',
    title: 'Lab assistant &amp; helper',
    hiringOrganization: { '@type': 'Organization', name: 'Alpenlabor' },
    jobLocation: [{ address: { addressLocality: 'Graz', addressCountry: 'AT' } }],
    employmentType: ['PART_TIME', 'INTERN'],
    validThrough: '2026-05-31',
    description: '<p>You <b>measure</b> samples.</p>',
  };
  const script = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

  it.each([posting, [posting], { '@graph': [{ '@type': 'WebSite' }, posting] }])(
    'is read by its JobPosting',
    (data) => {
      expect(readJobPage(`<title>x</title>${script(data)}`)).toEqual({
        title: 'Lab assistant & helper',
        organisation: 'Alpenlabor',
        city: 'Graz',
        country: 'AT',
        workMode: null,
        type: 'internship',
        summary: 'You measure samples.',
        closesAt: '2026-05-31T00:00:00.000Z',
      });
    },
  );
  it('is read by its OpenGraph data otherwise', () => {
    const html = `<meta property="og:title" content="Lab assistant"><meta content='Alpenlabor' property='og:site_name'>`;
    expect(readJobPage(html)).toMatchObject({ title: 'Lab assistant', organisation: 'Alpenlabor', city: null });
  });
  it.each([
    '',
    '<script type="application/ld+json">{broken</script>',
    script({ '@type': 'JobPosting', title: 7, hiringOrganization: null, jobLocation: 'x', validThrough: 'soon' }),
    script({ '@type': 'JobPosting', title: 'a\u0000\u202eb' }),
    '<meta '.repeat(50_000),
    `<script type="application/ld+json">${'['.repeat(20_000)}</script>`,
  ])('says nothing when it is malformed', (html) => {
    expect(Object.values(readJobPage(html)).filter((value) => value !== null)).toEqual([]);
  });
});
