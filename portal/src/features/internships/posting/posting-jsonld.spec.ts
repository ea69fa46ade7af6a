import { describe, expect, it } from 'vitest';
import { jsonLdText } from '../../../site/page-head.ts';
import { aPosting } from '../../../shared/posting.builder.ts';
import { jobPosting } from './posting-jsonld.ts';

const site = { publicUrl: 'https://example.org' };
const { pay } = aPosting();

/* Required and recommended properties: Google Search Central, "Job posting (JobPosting) structured data". */
describe('JobPosting', () => {
  it('has everything that Google requires', () => {
    expect(jobPosting(aPosting(), site)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Grid planning in the North Sea team',
      datePosted: '2026-11-02',
      validThrough: '2026-12-20T23:59:59.999Z',
      employmentType: 'INTERN',
      hiringOrganization: { '@type': 'Organization', name: 'Nordlicht <Energie>' },
      jobLocation: [{ '@type': 'Place', address: { addressLocality: 'Hamburg', addressCountry: 'DE' } }],
    });
  });

  it('describes the whole job in HTML, without the author’s markup', () => {
    const { description } = jobPosting(aPosting(), site);
    expect(description).toContain('<strong>plans</strong>');
    expect(description).toContain('<li>Clean measurement series</li>');
    expect(description).not.toContain('<script');
    expect(jsonLdText(jobPosting(aPosting(), site))).not.toContain('<');
  });

  it('states remote work with the countries it is open to, and no place', () => {
    const remote = jobPosting(aPosting({ workMode: 'remote' }), site);
    expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: [{ name: 'DE' }] });
    expect(remote).not.toHaveProperty('jobLocation');
    expect(jobPosting(aPosting(), site)).not.toHaveProperty('jobLocationType');
  });

  it('states pay in major units, exact or as a range', () => {
    expect(jobPosting(aPosting(), site)).toMatchObject({
      baseSalary: { currency: 'EUR', value: { minValue: 1200, maxValue: 1500, unitText: 'MONTH' } },
    });
    expect(jobPosting(aPosting({ pay: { ...pay, max: 120_000, unit: 'hour' } }), site)).toMatchObject({
      baseSalary: { value: { value: 1200, unitText: 'HOUR' } },
    });
  });

  it.each([
    { ...pay, type: 'unpaid' as const, min: null, max: null },
    { ...pay, type: 'expenses_only' as const },
    { ...pay, unit: 'total' as const },
  ])('leaves out pay that schema.org cannot express: $type $unit', (other) => {
    expect(jobPosting(aPosting({ pay: other }), site)).not.toHaveProperty('baseSalary');
  });
});
