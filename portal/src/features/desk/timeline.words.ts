import { rejectionCodes, terminationReasons, timelineOf, type TimelineItem } from '@prentice/contract';
import { urgency, type TimelineStep } from '@prentice/design';
import type { Language } from '../../i18n/language.ts';
import { localDayText, momentText, relativeText } from '../../i18n/moment.ts';
import type { MessageKey, Translate } from '../../i18n/translate.ts';
import type { OwnApplication } from './own.application.ts';

export interface Speaker {
  t: Translate;
  language: Language;
  timeZone: string;
  now: number;
}

/** A key that the catalogue may or may not have: the translator gives it back when it has not. */
const spoken = (t: Translate, key: string, keys: readonly string[], prefix: string): string | undefined =>
  keys.includes(key) ? t(`${prefix}${key}` as MessageKey) : undefined;

/** What happened because time passed, or because of something elsewhere. */
export const courseCodes = [
  'expired',
  'silence',
  'internship_removed',
  'undone',
  'rescheduled',
  'accepted_elsewhere',
] as const;

/** The words of a reason: a code of ours, or what somebody wrote. */
export const reasonText = (reason: string, t: Translate): string =>
  spoken(t, reason, rejectionCodes, 'desk.reason.') ??
  spoken(t, reason, terminationReasons, 'desk.termination.') ??
  spoken(t, reason, courseCodes, 'desk.course.') ??
  reason;

function dueOf(item: TimelineItem, application: OwnApplication, { t, language, timeZone, now }: Speaker) {
  if (!item.dueAt) return undefined;
  const start = application.submittedAt ?? application.createdAt;
  const values = {
    when: momentText(language, item.dueAt, timeZone),
    day: localDayText(language, item.dueAt, timeZone),
    relative: relativeText(language, item.dueAt, now),
  };
  if (item.key === 'waiting.accepted' || item.key === 'waiting.placed')
    return { iso: item.dueAt, text: t('desk.due.on', values), urgency: 'calm' as const };
  if (item.key === 'called_off')
    return { iso: item.dueAt, text: t('desk.due.calledOff', values), urgency: 'calm' as const };
  if (item.key === 'waiting.interview')
    return { iso: item.dueAt, text: t('desk.due.interview', values), urgency: 'calm' as const };
  const pressing = urgency(now, Date.parse(start), Date.parse(item.dueAt));
  const late = pressing === 'late';
  return { iso: item.dueAt, text: t(late ? 'desk.due.late' : 'desk.due.by', values), urgency: pressing };
}

function stepOf(item: TimelineItem, place: number, application: OwnApplication, speaker: Speaker): TimelineStep {
  const { t, language, timeZone } = speaker;
  const due = dueOf(item, application, speaker);
  const said = [item.reason && reasonText(item.reason, t), item.note].filter(Boolean).join(': ');
  return {
    id: `${place}-${item.key}`,
    phase: item.tone,
    title: t(`timeline.${item.key}` as MessageKey, { company: application.internship.employer.name }),
    ...(item.who && { actor: item.who === 'intern' ? t('desk.you') : application.internship.employer.name }),
    ...(item.at && { at: { iso: item.at, text: momentText(language, item.at, timeZone) } }),
    ...(due && { due }),
    ...(said && { note: said }),
  };
}

/** Whoever showed interest has the next move only while the internship takes applications. */
const cannotApply = ({ state, internship }: OwnApplication): boolean =>
  state === 'interested' && internship.state !== 'open';

/** The timeline of an application in the reader's words. */
export function timelineSteps(application: OwnApplication, speaker: Speaker): TimelineStep[] {
  const steps = timelineOf(application, 'intern').map((item, place) => stepOf(item, place, application, speaker));
  if (!cannotApply(application)) return steps;
  const past = steps.filter(({ phase }) => phase === 'done' || phase === 'stopped');
  return [...past, { id: 'closed', phase: 'upcoming', title: speaker.t('timeline.waiting.open') }];
}
