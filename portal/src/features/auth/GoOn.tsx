import { translatorOf, type IslandText } from '../../i18n/translate.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useSilentSignIn } from './silent.hook.ts';

/** Finds out whether somebody is signed in already, and goes on with them. */
export default function GoOn({ text, next }: { text: IslandText; next: string | null }) {
  const going = useSilentSignIn(true, next);
  return going ? <Notice role="status" title={translatorOf(text)('auth.goingOn')} /> : null;
}
