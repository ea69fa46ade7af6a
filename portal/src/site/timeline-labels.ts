import type { TimelineLabels } from '@prentice/design/timeline.tsx';
import type { Translate } from '../i18n/translate.ts';

/** Returns the labels of a timeline for assistive technology. */
export const timelineLabels = (t: Translate): TimelineLabels => ({
  timeline: t('ui.timeline'),
  phases: {
    done: t('ui.phase.done'),
    current: t('ui.phase.current'),
    upcoming: t('ui.phase.upcoming'),
    stopped: t('ui.phase.stopped'),
  },
});
