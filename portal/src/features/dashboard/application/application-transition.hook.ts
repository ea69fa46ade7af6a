import type { ApplicationTransitionRequest } from '@prentice/contract';
import type { Translate } from '../../../i18n/translate.ts';
import { useAction } from '../../../session/action.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { parseInternApplication, type InternApplication } from './intern-application.ts';

/** Runs a transition of an application for its owner and keeps the state of the last action. */
export function useApplicationTransition(
  { id, version }: InternApplication,
  t: Translate,
  onChanged: (application: InternApplication) => void,
) {
  const { run, ...act } = useAction(t);
  const transition = (body: ApplicationTransitionRequest): Promise<boolean> =>
    run(async () =>
      onChanged(
        parseInternApplication(await session.client.applications.transition({ params: { id }, version, body })),
      ),
    );
  return { ...act, transition };
}
