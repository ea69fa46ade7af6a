import type { ApplicationTransition } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { useAct } from '../../session/act.hook.ts';
import { session } from '../../site/browser.session.ts';
import { asOwn, type OwnApplication } from './own.application.ts';

/** Moves an application for its owner, with what became of the last attempt. */
export function useMove(
  { id, version }: OwnApplication,
  t: Translate,
  onChanged: (application: OwnApplication) => void,
) {
  const { run, ...act } = useAct(t);
  const move = (body: ApplicationTransition): Promise<boolean> =>
    run(async () => onChanged(asOwn(await session.client.applications.transition({ params: { id }, version, body }))));
  return { ...act, move };
}
