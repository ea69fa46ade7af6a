import type { TimelineStep } from '@prentice/design';
import type { Translate } from '../../i18n/translate.ts';

/** How the response promise works, in the shape of the timeline that every application has. */
export const responsePromiseSteps = (t: Translate): TimelineStep[] => [
  { id: 'apply', phase: 'current', title: t('home.promise.apply'), note: t('home.promise.applyNote') },
  { id: 'remind', phase: 'upcoming', title: t('home.promise.remind'), note: t('home.promise.remindNote') },
  { id: 'answer', phase: 'upcoming', title: t('home.promise.answer'), note: t('home.promise.answerNote') },
  { id: 'silence', phase: 'stopped', title: t('home.promise.silence'), note: t('home.promise.silenceNote') },
];
