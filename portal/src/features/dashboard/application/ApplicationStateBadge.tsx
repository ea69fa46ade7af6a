import type { ApplicationState } from '@prentice/contract';
import type { Translate } from '../../../i18n/translate.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Tone } from '../../../ui/icon-paths.ts';

const tones: Record<ApplicationState, Tone> = {
  interested: 'info',
  submitted: 'due',
  in_review: 'due',
  shortlisted: 'answered',
  interview: 'answered',
  finalist: 'answered',
  offered: 'answered',
  accepted: 'answered',
  offer_declined: 'stopped',
  placed: 'answered',
  completed: 'answered',
  terminated_early: 'stopped',
  rejected: 'stopped',
  withdrawn: 'stopped',
  closed_no_response: 'stopped',
  cancelled: 'stopped',
};

/** The state of an application in an icon and a word. */
export const ApplicationStateBadge = ({ t, state }: { t: Translate; state: ApplicationState }) => (
  <Badge tone={tones[state]} icon={state === 'offered' ? 'offer' : tones[state]}>
    {t(`dashboard.state.${state}`)}
  </Badge>
);
