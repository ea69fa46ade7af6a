import type { PublicExternalJob } from '@prentice/contract';
import { dayMonthText, shortDateText } from '../../i18n/format.ts';
import { daysLeftText, shortPayText, SOON_DAYS, type FormatContext } from '../../shared/internship-facts.ts';
import { placeName } from '../../shared/places.ts';
import type { Fact } from '../../ui/labelled-value.ts';

function payFact({ pay }: PublicExternalJob, context: FormatContext): Fact {
  const { t } = context;
  const label = t('internships.fact.pay');
  if (!pay) return { label, value: t('externalJobs.notStated') };
  return { label, value: shortPayText({ ...pay, max: pay.max ?? pay.min }, context), strong: true, isPlain: true };
}

function closingFact({ closesAt }: PublicExternalJob, context: FormatContext): Fact {
  const { t, language } = context;
  const label = t('externalJobs.fact.closes');
  if (!closesAt) return { label, value: t('externalJobs.notStated') };
  const day = closesAt.slice(0, 10);
  return { label, value: shortDateText(language, day), detail: daysLeftText(day, context), iso: day };
}

/** Returns what people look for first, always in this order: pay, type, place and mode, closing date. */
export function externalJobFacts(job: PublicExternalJob, context: FormatContext): Fact[] {
  const { t, language } = context;
  const mode = t(`workMode.${job.workMode}`);
  const place = placeName(job, language);
  return [
    payFact(job, context),
    { label: t('externalJobs.fact.type'), value: t(`externalJobs.type.${job.type}`), isPlain: true },
    { label: t('internships.fact.place'), value: place || mode, detail: place ? mode : undefined, isPlain: true },
    closingFact(job, context),
  ];
}

/**
 * Returns the same facts as the second and the third line of a narrow card: pay and type, then place, mode and closing
 * date.
 */
export function externalJobLines(
  job: PublicExternalJob,
  context: FormatContext,
): [terms: string[], conditions: string[]] {
  const { t, language } = context;
  const { pay, type, city, country, workMode, closesAt } = job;
  const day = closesAt?.slice(0, 10);
  const place = placeName({ city, country: city ? null : country }, language);
  return [
    [
      pay ? shortPayText({ ...pay, max: pay.max ?? pay.min }, context) : t('externalJobs.noPay'),
      t(`externalJobs.type.${type}`),
    ],
    [
      ...(place ? [place] : []),
      t(`workMode.${workMode}`),
      ...(day
        ? [daysLeftText(day, context, SOON_DAYS) ?? t('externalJobs.closesOn', { date: dayMonthText(language, day) })]
        : []),
    ],
  ];
}
