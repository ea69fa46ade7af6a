import type { ReactElement } from 'react';
import { useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { RelativeTime } from './RelativeTime.tsx';
import type { Tone } from './StatusChip.tsx';

interface TimeInSentenceProps {
  /** A text with a place for the time: `%{when}`. */
  readonly message: MessageKey;
  readonly instant: string;
  readonly tone?: Tone | undefined;
}

/* Stands for the time while the text is filled in; no text has it. */
const TIME = '\u0000';

/** Shows an instant as people say it, at its place in a sentence: languages differ in where that is. */
export function TimeInSentence({ message, instant, tone }: TimeInSentenceProps): ReactElement {
  const text = useMessages();
  const [before, after] = text(message, { when: TIME }).split(TIME);
  return (
    <>
      {before}
      <RelativeTime instant={instant} {...(tone && { tone })} />
      {after}
    </>
  );
}
