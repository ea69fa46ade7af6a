import { saveFile } from '@prentice/client/browser';
import { numberText } from '../../../i18n/format.ts';
import { dateTimeText } from '../../../i18n/date-time.ts';
import { useAction } from '../../../session/action.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { InternApplication } from '../dashboard-loader.ts';
import type { DisplayContext } from './application-timeline.ts';

const answerText = (value: InternApplication['answers'][number]['value'], { t, language }: DisplayContext): string => {
  if (typeof value === 'boolean') return t(value ? 'ui.yes' : 'ui.no');
  if (typeof value === 'number') return numberText(language, value);
  return Array.isArray(value) ? value.join(', ') : value;
};

/** What was sent, as it was sent. */
export function SubmittedApplication({
  application,
  display,
}: {
  application: InternApplication;
  display: DisplayContext;
}) {
  const { t, language, timeZone } = display;
  const act = useAction(t);
  const { cv, coverNote, questions, answers, submittedAt, postingRevision, id } = application;
  if (!submittedAt) return null;
  const open = () =>
    act.run(async () => saveFile(await session.client.applications.cv({ params: { id } }), cv?.fileName ?? 'cv'));
  return (
    <details className="stack">
      <summary>{t('dashboard.sent')}</summary>
      <dl className="pairs">
        <dt>{t('dashboard.sent.at')}</dt>
        <dd>{dateTimeText(language, submittedAt, timeZone)}</dd>
        {cv && (
          <>
            <dt>{t('dashboard.sent.cv')}</dt>
            <dd>{cv.fileName}</dd>
          </>
        )}
        {questions.map((question) => {
          const answer = answers.find((answer) => answer.key === question.key);
          return (
            <div key={question.key} className="pairs-row">
              <dt>{question.label}</dt>
              <dd>{answer ? answerText(answer.value, display) : '–'}</dd>
            </div>
          );
        })}
      </dl>
      {coverNote && <p className="offer-text">{coverNote}</p>}
      <p className="note">{t('dashboard.sent.kept')}</p>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      {cv && (
        <p>
          <Button look="small" busy={act.busy} onClick={() => void open()}>
            {t('dashboard.sent.openCv')}
          </Button>
        </p>
      )}
      {cv && (
        <details>
          <summary className="note">{t('dashboard.sent.proof')}</summary>
          <p className="note">{t('dashboard.sent.proof.text', { version: postingRevision })}</p>
          <span className="hash">{cv.sha256}</span>
        </details>
      )}
    </details>
  );
}
