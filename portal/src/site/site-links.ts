import type { Translate } from '../i18n/translate.ts';

interface SiteLink {
  href: string;
  label: string;
  /** What `aria-current` says: the page itself, or one of those below it. */
  current: 'page' | 'true' | undefined;
}

/** Returns the links to the parts of the site, in the order of the header: what most people come for is first. */
export function siteLinks(t: Translate, pathname: string): readonly SiteLink[] {
  const isCompany = pathname.startsWith('/internships/companies');
  const link = (href: string, label: string, isCurrent: boolean): SiteLink => ({
    href,
    label,
    current: isCurrent ? (pathname === href ? 'page' : 'true') : undefined,
  });
  return [
    link('/internships', t('nav.internships'), pathname.startsWith('/internships') && !isCompany),
    link('/internships/companies', t('nav.companies'), isCompany),
    link('/external-jobs', t('externalJobs.title'), pathname.startsWith('/external-jobs')),
    link('/news', t('nav.news'), pathname === '/news' || pathname.startsWith('/news/')),
    link('/Faq', t('nav.faq'), pathname === '/Faq'),
  ];
}
