import { applicationLimits } from '@prentice/contract';
import type { ReactElement } from 'react';
import { CompareButton } from '../../../ui/differences/CompareButton.tsx';
import { useComparedIds } from './compared-ids.hook.ts';

/** Shows the selected candidates side by side instead of their list, as the address says then. */
export function CompareCandidatesButton(): ReactElement {
  const { compare } = useComparedIds();
  return <CompareButton limit={applicationLimits.compare} onCompare={compare} />;
}
