import {
  allows,
  applicationLifecycle,
  moves,
  type ApplicationState,
  type ApplicationTransition,
} from '@prentice/contract';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility, useMe } from '../../providers/me.hook.ts';
import { useNow } from '../../ui/now.hook.ts';
import type { Asking, Movable } from './candidate.dialogs.tsx';

/** A move that is offered: made at once, or after a dialog has asked for what it needs. */
export interface Offer {
  readonly to: ApplicationState;
  readonly label: string;
  readonly key?: string;
  readonly look: { readonly variant: 'contained' | 'outlined'; readonly color?: 'error' };
  readonly begin: () => void;
}

const main = { variant: 'contained' } as const;
const other = { variant: 'outlined' } as const;
const last = { variant: 'outlined', color: 'error' } as const;

/** The states that this person can take the candidate to now. */
function useLegal(one: Movable): readonly ApplicationState[] {
  const now = useNow();
  /* Rows do not say whose they are: employers are only ever listed their own. */
  const { employerId } = useMe().actor;
  const may = allows(useAbility(), 'transition', 'Application', { employerId, ...one });
  const legal = may ? moves(applicationLifecycle, one.state, 'employer').map(({ to }) => to) : [];
  const begun = one.state === 'interview' && !(one.interview && Date.parse(one.interview.startsAt) > now);
  return begun ? legal.filter((to) => to !== 'shortlisted') : legal;
}

/** The moves of a candidate from where they are; `make` makes one at once, `ask` opens the dialog of another. */
export function useOffers(
  one: Movable,
  make: (move: ApplicationTransition) => void,
  ask: (what: Asking) => void,
): Offer[] {
  const text = useText();
  const legal = useLegal(one);
  const shortlist = text(one.state === 'rejected' ? 'candidates.reconsider' : 'candidates.shortlist');
  const finalist: Offer =
    one.state === 'offered'
      ? { to: 'finalist', label: text('outcome.withdraw'), look: last, begin: () => ask('withdrawOffer') }
      : { to: 'finalist', label: text('candidates.finalist'), look: other, begin: () => make({ to: 'finalist' }) };
  /* From an interview the way back to the shortlist is to call it off. */
  const arranged = one.state === 'interview';
  const shortlisted: Offer = arranged
    ? { to: 'shortlisted', label: text('outcome.callOff'), look: last, begin: () => ask('callOff') }
    : { to: 'shortlisted', label: shortlist, key: 's', look: main, begin: () => make({ to: 'shortlisted' }) };
  const all: Offer[] = [
    ...(arranged ? [] : [shortlisted]),
    { to: 'interview', label: text('candidates.invite'), look: main, begin: () => ask('interview') },
    { to: 'offered', label: text('outcome.offer'), look: main, begin: () => ask('offered') },
    finalist,
    { to: 'placed', label: text('outcome.placed'), look: main, begin: () => make({ to: 'placed' }) },
    { to: 'completed', label: text('outcome.completed'), look: main, begin: () => make({ to: 'completed' }) },
    { to: 'terminated_early', label: text('outcome.end'), look: last, begin: () => ask('terminated_early') },
    ...(arranged ? [shortlisted] : []),
    { to: 'rejected', label: text('candidates.reject'), key: 'r', look: last, begin: () => ask('rejected') },
  ];
  return all.filter(({ to }) => legal.includes(to));
}
