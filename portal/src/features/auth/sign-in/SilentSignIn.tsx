import { createTranslator, type IslandText } from '../../../i18n/translate.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useSilentSignIn } from './silent-sign-in.hook.ts';

/** Redirects people who are already signed in. */
export default function SilentSignIn({ text, next }: { text: IslandText; next: string | null }) {
  const going = useSilentSignIn(true, next);
  return going ? <Notice role="status" title={createTranslator(text)('auth.goingOn')} /> : null;
}
