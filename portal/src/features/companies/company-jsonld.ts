import type { Company } from '../../market/company-loader.ts';

/** A schema.org Organization of a company page. */
export function companyJsonLd(company: Company, publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    legalName: company.legalName,
    url: `${publicUrl}/internships/companies/${company.slug}`,
    sameAs: company.website,
    ...(company.logoId && { logo: `${publicUrl}/api/employers/${company.id}/logo` }),
    ...((company.city || company.country) && {
      address: { '@type': 'PostalAddress', addressLocality: company.city, addressCountry: company.country },
    }),
  };
}
