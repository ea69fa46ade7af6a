import type { BulkReply } from '@prentice/contract';
import { useNotify, useTranslate } from 'react-admin';
import { useMessages } from '../../i18n/messages.hook.ts';

/** Says how many listings were changed, and why others were not. */
export function useNotifyBulkReply(): (reply: BulkReply) => void {
  const text = useMessages();
  const translate = useTranslate();
  const notify = useNotify();
  return ({ done, refused, results }) => {
    const first = results.find(({ ok }) => !ok);
    const why = first?.code ? translate(`refusal.${first.code}`, { ...first.params, _: first.message ?? '' }) : '';
    const message =
      refused > 0
        ? text('externalJobs.someRefused', { done, refused, why })
        : text('externalJobs.allDone', { smart_count: done });
    notify(message, { type: refused > 0 ? 'warning' : 'success' });
  };
}
