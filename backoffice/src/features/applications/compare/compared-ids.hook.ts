import { applicationLimits } from '@prentice/contract';
import { useSearchParams } from 'react-router';

const PARAM = 'compare';

/** Returns who is compared instead of a list, as the address says (`?compare=`): nobody, or two to four; with ways in and out. */
export function useComparedIds() {
  const [search, setSearch] = useSearchParams();
  const ids = (search.get(PARAM) ?? '').split(',').filter(Boolean).slice(0, applicationLimits.compare);
  const withIds = (compared: readonly string[]) => {
    const changed = new URLSearchParams(search);
    if (compared.length > 0) changed.set(PARAM, compared.join(','));
    else changed.delete(PARAM);
    return changed;
  };
  return {
    comparedIds: ids.length > 1 ? ids : [],
    compare: (compared: readonly string[]) => setSearch(withIds(compared)),
    /** What the address of the list is, without the comparison. */
    listSearch: withIds([]).toString(),
  };
}
