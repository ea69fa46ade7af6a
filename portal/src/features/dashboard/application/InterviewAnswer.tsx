import { applicationLimits, isBeforeInterview, type InterviewAnswerRequest } from '@prentice/contract';
import { useEffect, useRef, useState } from 'react';
import { localDateText } from '../../../i18n/date-time.ts';
import { useAction } from '../../../session/action.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { CountedField } from '../../../ui/CountedField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { parseInternApplication, type InternApplication } from '../dashboard-loader.ts';
import type { DisplayContext } from './application-timeline.ts';

interface InterviewAnswerProps {
  readonly application: InternApplication;
  readonly display: DisplayContext;
  readonly onChanged: (application: InternApplication) => void;
  /** Whether the question for another time is open at first, with the focus. */
  readonly isAskingFirst?: boolean;
}

const limits = applicationLimits.interviewAnswer;

/** Sends what the candidate answers and keeps the state of the last attempt. */
export function useInterviewAnswer({
  application: { id, version },
  display: { t },
  onChanged,
}: Omit<InterviewAnswerProps, 'isAskingFirst'>) {
  const { run, ...action } = useAction(t);
  const send = (body: InterviewAnswerRequest): Promise<boolean> =>
    run(async () =>
      onChanged(
        parseInternApplication(await session.client.applications.answerInterview({ params: { id }, version, body })),
      ),
    );
  return { ...action, send };
}

/** Says what was answered; nothing while nothing was. */
function GivenAnswer({ application, display }: Omit<InterviewAnswerProps, 'onChanged'>) {
  const { t, language, timeZone } = display;
  const { interviewAnswer, internship } = application;
  if (!interviewAnswer) return null;
  const words = { day: localDateText(language, interviewAnswer.at, timeZone), company: internship.employer.name };
  if (interviewAnswer.answer === 'confirmed')
    return <Notice tone="answered" title={t('dashboard.interviewAnswer.confirmed', words)} />;
  return (
    <Notice tone="due" title={t('dashboard.interviewAnswer.asked', words)}>
      <blockquote className="feedback">
        <p>{interviewAnswer.note}</p>
      </blockquote>
      <p>{t('dashboard.interviewAnswer.asked.next', words)}</p>
    </Notice>
  );
}

interface OtherTimeFormProps {
  readonly id: string;
  readonly display: DisplayContext;
  readonly reply: ReturnType<typeof useInterviewAnswer>;
  readonly note: string;
  readonly onNote: (note: string) => void;
  readonly onCancel: () => void;
}

/** Asks when else the candidate could come. */
function OtherTimeForm({ id, display: { t }, reply, note, onNote, onCancel }: OtherTimeFormProps) {
  const [isSent, setSent] = useState(false);
  const length = [...note.trim()].length;
  const isTooShort = length < limits.min;
  const send = (): void => {
    setSent(true);
    if (!isTooShort && length <= limits.max) void reply.send({ answer: 'other_time', note });
  };
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <CountedField
        name={`other-time-${id}`}
        label={t('dashboard.interviewAnswer.when')}
        hint={t('dashboard.interviewAnswer.when.hint')}
        rows={3}
        t={t}
        value={note}
        onChange={onNote}
        max={limits.max}
        error={isSent && isTooShort ? t('dashboard.interviewAnswer.when.missing') : undefined}
      />
      <div className="form-actions">
        <Button look="primary" type="submit" busy={reply.busy}>
          {t('dashboard.interviewAnswer.send')}
        </Button>
        <Button onClick={onCancel}>{t('ui.cancel')}</Button>
      </div>
    </form>
  );
}

/**
 * Lets a candidate confirm an interview or ask for another time, and shows which of both they did. Either can be changed
 * until the interview begins.
 */
export function InterviewAnswer(props: InterviewAnswerProps) {
  const { application, display, isAskingFirst = false } = props;
  const { t, now } = display;
  const { id, interviewAnswer } = application;
  const reply = useInterviewAnswer(props);
  const [isAsking, setAsking] = useState(isAskingFirst);
  const [note, setNote] = useState(interviewAnswer?.note ?? '');
  const section = useRef<HTMLElement>(null);
  const isFocusWanted = useRef(isAskingFirst);
  /* The pressed button is gone: the focus moves to the field, to what was answered, or back to the buttons. */
  useEffect(() => {
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    section.current?.querySelector<HTMLElement>(isAsking ? 'textarea' : '[data-answer]')?.focus();
  }, [isAsking, interviewAnswer]);
  const ask = (asking: boolean): void => {
    isFocusWanted.current = true;
    setAsking(asking);
  };
  const isOpen = isBeforeInterview(application, now);
  if (!isOpen) return <GivenAnswer {...props} />;
  const answered: typeof reply.send = async (body) => {
    isFocusWanted.current = true;
    const isSaved = await reply.send(body);
    if (isSaved) setAsking(false);
    return isSaved;
  };
  const isConfirmed = interviewAnswer?.answer === 'confirmed';
  return (
    <section className="stack" ref={section} aria-labelledby={`answer-${id} title-${id} employer-${id}`}>
      <h5 id={`answer-${id}`} tabIndex={-1} data-answer>
        {t(interviewAnswer ? 'dashboard.interviewAnswer.yours' : 'dashboard.interviewAnswer.question')}
      </h5>
      <GivenAnswer {...props} />
      {reply.failure && <Notice tone="attention" role="alert" title={reply.failure} />}
      {isAsking ? (
        <OtherTimeForm
          id={id}
          display={display}
          reply={{ ...reply, send: answered }}
          note={note}
          onNote={setNote}
          onCancel={() => ask(false)}
        />
      ) : (
        <div className="form-actions">
          {!isConfirmed && (
            <Button
              look={interviewAnswer ? 'small' : 'primary'}
              busy={reply.busy}
              onClick={() => void answered({ answer: 'confirmed' })}
            >
              {t(interviewAnswer ? 'dashboard.interviewAnswer.confirmAfterAll' : 'dashboard.interviewAnswer.confirm')}
            </Button>
          )}
          <Button {...(interviewAnswer && { look: 'small' as const })} onClick={() => ask(true)}>
            {t(
              interviewAnswer?.answer === 'other_time'
                ? 'dashboard.interviewAnswer.edit'
                : 'dashboard.interviewAnswer.otherTime',
            )}
          </Button>
        </div>
      )}
    </section>
  );
}
