import type { SearchRelaxation } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { pathWithQuery } from '../../site/url-query.ts';
import { activeExternalJobFilters, externalJobsPath, type ExternalJobQuery } from './external-job-query.ts';
import type { ExternalJobSearchResult } from './external-jobs-loader.ts';

/** A filter whose value can be left out. */
type FilterName = 'place' | 'mode' | 'type' | 'closing';

const without: Readonly<Record<FilterName, Partial<ExternalJobQuery>>> = {
  place: { place: '', radius: undefined },
  mode: { mode: [] },
  type: { type: [] },
  closing: { closing: undefined },
};

const isFilterName = (name: string): name is FilterName => name in without;

/** Returns what a filter is set to, in words; a place without its distance. */
function valueLabel(query: ExternalJobQuery, filter: FilterName, t: Translate): string {
  if (filter === 'place') return query.place;
  const alone = { ...query, place: '', mode: [], type: [], closing: undefined, [filter]: query[filter] };
  return activeExternalJobFilters(alone, t)
    .map(({ label }) => label)
    .join(' · ');
}

/** A list with fewer filters, or another one, that is not empty. */
interface WayOut {
  readonly label: string;
  readonly href: string;
}

function wayOut(query: ExternalJobQuery, { filter, to, total: count }: SearchRelaxation, t: Translate): WayOut[] {
  const { q } = query;
  if (filter === 'all' && to === '')
    return [{ label: t('externalJobs.everything', { count }), href: '/external-jobs' }];
  if (filter === 'all')
    return [{ label: t('externalJobs.relaxAll', { words: q, count }), href: pathWithQuery('/external-jobs', { q }) }];
  if (filter === 'radius')
    return [
      {
        label: t('externalJobs.relaxRadius', { km: Number(to), count }),
        href: externalJobsPath(query, { radius: Number(to) }),
      },
    ];
  if (filter === 'q')
    return [{ label: t('externalJobs.relax', { filter: q, count }), href: externalJobsPath(query, { q: '' }) }];
  if (!isFilterName(filter)) return [];
  const label = t('externalJobs.relax', { filter: valueLabel(query, filter, t), count });
  return [{ label, href: externalJobsPath(query, without[filter]) }];
}

/**
 * Returns where a search without results leads on: to the list with less asked for, in the order of the API, and to
 * the internships that match.
 */
export function externalJobsWaysOut(
  query: ExternalJobQuery,
  { relax, internships }: Pick<ExternalJobSearchResult, 'relax' | 'internships'>,
  t: Translate,
): WayOut[] {
  const { q, place, radius, mode } = query;
  const searched = pathWithQuery('/internships', { q, place, radius, mode });
  const matching = { label: t('externalJobs.internships', { count: internships }), href: searched };
  return [
    ...relax.flatMap((relaxation) => wayOut(query, relaxation, t)),
    internships > 0 ? matching : { label: t('footer.findInternship'), href: '/internships' },
  ];
}
