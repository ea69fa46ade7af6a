import { useLocale } from 'ra-core';
import { useMemo } from 'react';
import { useMessages, useValueLabel, type Translate } from '../../i18n/messages.hook.ts';
import { useMe } from '../../providers/me-store.ts';
import { useNow } from '../../ui/page/timing.hook.ts';

/** Who reads an inbox, in which words and when: the same for all of its rows. */
export interface InboxReading {
  readonly text: Translate;
  readonly valueLabel: (prefix: string, value: string) => string;
  readonly locale: string;
  readonly timeZone: string;
  /** In milliseconds. */
  readonly now: number;
}

/** Returns who reads the inbox: the same object until that changes, so that rows need not be made again. */
export function useInboxReading(): InboxReading {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const { timeZone } = useMe().user;
  const now = useNow();
  return useMemo(() => ({ text, valueLabel, locale, timeZone, now }), [text, valueLabel, locale, timeZone, now]);
}
