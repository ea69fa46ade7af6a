import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { rowPayText } from '../../../shared/internship-facts.ts';
import { foreignLanguage } from '../../../shared/text-language.ts';
import { CompanyMark } from '../../../ui/CompanyMark.tsx';
import { Badge, Icon, type Tone } from '../../../ui/Icon.tsx';
import { ApplicationDetails, type AnswerRequest, type ApplicationDetailsProps } from './ApplicationDetails.tsx';
import type { InternApplication } from '../dashboard-loader.ts';
import { countdownOf, dueText, nextStepOf, overdueSince } from './next-step.ts';
import { RowActions } from './RowActions.tsx';
import { useOpenInPreview } from '../ReplacedPreview.tsx';
import type { DisplayContext } from './application-timeline.ts';
import { isBeforeInterview, type ApplicationState } from '@prentice/contract';
import type { Translate } from '../../../i18n/translate.ts';

const tones: Record<ApplicationState, Tone> = {
  interested: 'info',
  submitted: 'due',
  in_review: 'due',
  shortlisted: 'answered',
  interview: 'answered',
  finalist: 'answered',
  offered: 'answered',
  accepted: 'answered',
  offer_declined: 'stopped',
  placed: 'answered',
  completed: 'answered',
  terminated_early: 'stopped',
  rejected: 'stopped',
  withdrawn: 'stopped',
  closed_no_response: 'stopped',
  cancelled: 'stopped',
};

interface StateBadgeProps {
  t: Translate;
  state: ApplicationState;
  /** Whether an interview still waits for the answer of the candidate, or for another time. */
  isOpen?: boolean;
}

/** Shows the state of an application in an icon and a word; nothing is ticked off that is not settled. */
export function ApplicationStateBadge({ t, state, isOpen = false }: StateBadgeProps) {
  const icon = { offered: 'offer', interview: isOpen ? 'calendar' : 'answered' } as const;
  return (
    <Badge
      tone={isOpen ? 'due' : tones[state]}
      icon={state === 'offered' || state === 'interview' ? icon[state] : tones[state]}
    >
      {t(`dashboard.state.${state}`)}
    </Badge>
  );
}

interface RowProps {
  application: InternApplication;
  display: DisplayContext;
}

/** Shows who acts next, on what and by when; for what has ended, nothing. What is counted down says it in one line. */
function NextStepText({ application, display }: RowProps) {
  const { t } = display;
  const step = nextStepOf(application, display);
  if (!step || countdownOf(application, display)) return null;
  const company = application.internship.employer.name;
  const who = step.who === 'intern' ? t('dashboard.yourTurn') : company;
  if (step.who === null)
    return (
      <span className="row-next">
        <span className="row-step">{step.title}</span>
      </span>
    );
  const due = dueText(step, application, display);
  const isLate = overdueSince(application, display.now) !== null;
  const title = isLate ? <Badge tone="attention">{t('dashboard.row.overdue')}</Badge> : step.title;
  const isNamed = !isLate && step.title.includes(who);
  return (
    <span className={step.who === 'intern' ? 'row-next is-yours' : 'row-next'}>
      <span className="row-step">{title}</span>
      <span className="note">{isNamed ? due : t('dashboard.row.who', { who, due })}</span>
    </span>
  );
}

function Countdown({ application, display }: RowProps) {
  const countdown = countdownOf(application, display);
  if (!countdown) return null;
  const label = application.state === 'offered' ? 'dashboard.countdown.offer' : 'dashboard.countdown.interview';
  /* A line never ends between the day and the time, or between a number and its unit. */
  const when = countdown.when.replaceAll(' ', '\u00A0');
  const left = countdown.left.replaceAll(/(?<=\d) /g, '\u00A0');
  return (
    <span className="row-countdown">
      <strong>{when}</strong>{' '}
      <span className="note">
        {display.t(label)}
        {left && ` · ${left}`}
      </span>
    </span>
  );
}

/**
 * Returns whether the address names the application, its internship, the changes of its posting or its company, and follows the
 * address.
 */
function useAddressed({ id, internshipId, internship: { employer } }: InternApplication): boolean {
  const isAddressed = () =>
    [
      `#application-${id}`,
      `#internship-${internshipId}`,
      `#changes-${internshipId}`,
      `#company-${employer.id}`,
    ].includes(location.hash);
  return useSyncExternalStore(subscribeToAddress, isAddressed, () => false);
}

function subscribeToAddress(follow: () => void): () => void {
  addEventListener('hashchange', follow);
  return () => removeEventListener('hashchange', follow);
}

/** Gives the focus to the row of an application: that of the button that was pressed before may be gone. */
export const focusRow = (id: string): void =>
  document.querySelector<HTMLElement>(`#application-${CSS.escape(id)} > details > summary`)?.focus();

/** Gives the focus to the row of an offer once it is accepted: the panel with the pressed button is gone. */
function useFocusOnceAccepted({ id, state }: InternApplication): void {
  const before = useRef(state);
  useEffect(() => {
    const isNews = before.current === 'offered' && state === 'accepted';
    before.current = state;
    if (isNews) focusRow(id);
  }, [id, state]);
}

/** Opens a section and those around it: an ended application is in a section that is closed at first. */
function openWithEnclosing(section: HTMLDetailsElement | null | undefined): void {
  if (!section) return;
  section.open = true;
  openWithEnclosing(section.parentElement?.closest('details'));
}

/** Shows one application in a compact row that expands to its timeline and to what its owner can do now. */
export function ApplicationRow(props: ApplicationDetailsProps) {
  const { application, display } = props;
  const { id, internship, offer, state } = application;
  const pay = offer?.pay ?? internship.pay;
  const isAddressed = useAddressed(application);
  const wasOpen = useOpenInPreview(`[id="application-${id}"] > details`);
  const [isOpen, setIsOpen] = useState(isAddressed || (wasOpen ?? false));
  useEffect(() => {
    if (!isAddressed) return;
    const details = document.querySelector<HTMLDetailsElement>(`#application-${CSS.escape(id)} > details`);
    openWithEnclosing(details);
    details?.scrollIntoView();
  }, [isAddressed, id]);
  const [request, setRequest] = useState<AnswerRequest | null>(null);
  useFocusOnceAccepted(application);
  const stands = state === 'offered' || state === 'interview' || state === 'accepted';
  return (
    <article
      className={stands ? 'application is-standout' : 'application'}
      id={`application-${id}`}
      aria-labelledby={`title-${id}`}
    >
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="row-summary">
          <CompanyMark company={internship.employer} />
          <span className="row-head">
            <h3 id={`title-${id}`} lang={foreignLanguage(internship.title ?? '', display.language)}>
              {internship.title}
            </h3>
            <span className="row-by">
              <span id={`employer-${id}`}>{internship.employer.name}</span>
              {pay && <span className="row-pay">{rowPayText(pay, display)}</span>}
              <ApplicationStateBadge
                t={display.t}
                state={state}
                isOpen={
                  application.interviewAnswer?.answer !== 'confirmed' && isBeforeInterview(application, display.now)
                }
              />
            </span>
          </span>
          <NextStepText application={application} display={display} />
          <Icon name="expand" />
          <Countdown application={application} display={display} />
        </summary>
        <ApplicationDetails {...props} request={request} />
      </details>
      {!isOpen && (
        <RowActions
          application={application}
          display={display}
          onAnswer={(answer) => {
            setRequest((before) => ({ answer, count: (before?.count ?? 0) + 1 }));
            setIsOpen(true);
          }}
          onChanged={(changed) => {
            props.onChanged(changed);
            /* The pressed button is gone. */
            focusRow(id);
          }}
        />
      )}
    </article>
  );
}
