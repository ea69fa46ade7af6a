/** What the page of a posting says to a student who has applied. */
import { dayText } from '../../../site/signed-in/card-marks.ts';
import type { AppliedMark } from '../../../site/signed-in/small-api.ts';

/** Replaces the ways to apply by the day of the application, or of its withdrawal, and a link to it. */
export function showApplied({ id, submittedAt, withdrawnAt }: AppliedMark): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-apply]')) {
    const link = document.createElement('a');
    link.className = 'button is-applied';
    link.href = `/dashboard/intern#application-${id}`;
    const text = withdrawnAt === null ? place.dataset['applied'] : place.dataset['withdrawn'];
    link.textContent = (text ?? '').replace('{date}', dayText(withdrawnAt ?? submittedAt));
    place.replaceChildren(link);
  }
}

/** Says that the application was sent and the answer is next; nothing once there is one, or none is to come. */
export function showNextSteps({ submittedAt, isUnanswered }: AppliedMark): void {
  const section = document.querySelector<HTMLElement>('[data-next-steps]');
  const title = section?.querySelector<HTMLElement>('h2');
  const before = section?.querySelector<HTMLElement>('[data-before-sending]');
  const sent = section?.querySelector<HTMLElement>('[data-once-sent]');
  if (!section || !title || !before || !sent) return;
  section.hidden = !isUnanswered;
  title.textContent = title.dataset['sent'] ?? '';
  before.hidden = true;
  sent.hidden = false;
  const day = sent.querySelector('time');
  if (!day) return;
  day.dateTime = submittedAt ?? '';
  day.textContent = dayText(submittedAt);
}
