import { dateText } from '../../../i18n/format.ts';
import { payText, placeText, type FormatContext } from '../../../market/internship-facts.ts';
import type { Posting } from '../../../market/internship.views.ts';

/** One or two sentences for search results and link previews: what, where, pay, deadline, answer. */
export function postingDescription(posting: Posting, { t, language }: FormatContext): string {
  const place = placeText(posting.locations, { t, language }) || t(`mode.${posting.workMode}`);
  return t('internship.pageDescription', {
    title: posting.title,
    company: posting.employer.name,
    place,
    pay: payText(posting.pay, { t, language }),
    deadline: posting.deadline ? dateText(language, posting.deadline) : t('internships.noDeadline'),
    days: posting.responseDays,
  });
}
