import { autoCloseAt, isBeforeInterview } from '@prentice/contract';
import { localDateText } from '../../../i18n/date-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { InternApplication } from '../dashboard-loader.ts';
import type { DisplayContext } from './application-timeline.ts';
import { useInterviewAnswer } from './InterviewAnswer.tsx';
import { lateSince, overdueSince } from './next-step.ts';

/** An answer that is asked for in the folded row and given in the unfolded one. */
export type RequestedAnswer = 'accept' | 'decline' | 'otherTime' | 'withdraw';

interface RowActionsProps {
  application: InternApplication;
  display: DisplayContext;
  onChanged: (application: InternApplication) => void;
  /** Unfolds the row at the question that an answer has. */
  onAnswer: (answer: RequestedAnswer) => void;
}

/** Names for screen readers what a button is about, as rows have the same ones. */
const About = ({ application: { internship } }: Pick<RowActionsProps, 'application'>) => (
  <span className="visually-hidden"> {internship.title}</span>
);

/** Shows what was answered about the interview, else the two answers. */
function InterviewActions(props: RowActionsProps) {
  const { application, display, onAnswer } = props;
  const { t, language, timeZone } = display;
  const { send, busy, failure } = useInterviewAnswer(props);
  const { interviewAnswer } = application;
  const status = interviewAnswer && (
    <span className="note with-icon">
      <Icon name={interviewAnswer.answer === 'confirmed' ? 'answered' : 'due'} size={16} />
      {t(`dashboard.interviewAnswer.${interviewAnswer.answer === 'confirmed' ? 'confirmed' : 'asked'}`, {
        day: localDateText(language, interviewAnswer.at, timeZone),
      })}
    </span>
  );
  return (
    <>
      {failure && <Notice tone="attention" role="alert" title={failure} />}
      <p role="status">{status}</p>
      {!interviewAnswer && (
        <>
          <Button look="primary" busy={busy} onClick={() => void send({ answer: 'confirmed' })}>
            {t('dashboard.interviewAnswer.confirm')}
            <About application={application} />
          </Button>
          <Button onClick={() => onAnswer('otherTime')}>
            {t('dashboard.interviewAnswer.otherTime')}
            <About application={application} />
          </Button>
        </>
      )}
    </>
  );
}

/** Says what a candidate can do while an employer is late: wait until the application closes by itself, or withdraw it. */
function LateActions({ application, display: { t, language, timeZone, now }, onAnswer }: RowActionsProps) {
  const overdue = overdueSince(application, now);
  const closes = overdue && localDateText(language, autoCloseAt(new Date(overdue)).toISOString(), timeZone);
  return (
    <div className="row-actions is-late">
      <p className="note">{closes ? t('dashboard.late.closes', { closes }) : t('dashboard.late')}</p>
      <Button look="small" onClick={() => onAnswer('withdraw')}>
        {t('dashboard.late.withdraw')}
        <About application={application} />
      </Button>
    </div>
  );
}

/** Shows what its owner can do now about an application whose row is folded; nothing where others have to act in time. */
export function RowActions(props: RowActionsProps) {
  const { application, display, onAnswer } = props;
  const { t, now } = display;
  const { state, internship } = application;
  if (state === 'offered')
    return (
      <div className="row-actions">
        <Button look="primary" onClick={() => onAnswer('accept')}>
          {t('dashboard.offer.accept')}
          <About application={application} />
        </Button>
        <Button onClick={() => onAnswer('decline')}>
          {t('dashboard.offer.decline')}
          <About application={application} />
        </Button>
      </div>
    );
  if (state === 'interview' && isBeforeInterview(application, now))
    return (
      <div className="row-actions">
        <InterviewActions {...props} />
      </div>
    );
  if (state === 'interested' && internship.state === 'open')
    return (
      <div className="row-actions">
        <a className="button" href={`/internships/${internship.id}#application`}>
          {t('dashboard.row.applyNow')}
          <About application={application} />
        </a>
      </div>
    );
  return lateSince(application, now) === null ? null : <LateActions {...props} />;
}
