import { numberText } from '../../i18n/format.ts';
import { momentText } from '../../i18n/moment.ts';
import { useAct } from '../../session/act.hook.ts';
import { keepFile } from '../../session/download.ts';
import { session } from '../../site/browser.session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { OwnApplication } from './own.application.ts';
import type { Speaker } from './timeline.words.ts';

const answerText = (value: OwnApplication['answers'][number]['value'], { t, language }: Speaker): string => {
  if (typeof value === 'boolean') return t(value ? 'ui.yes' : 'ui.no');
  if (typeof value === 'number') return numberText(language, value);
  return Array.isArray(value) ? value.join(', ') : value;
};

/** What was sent, as it was sent. */
export function Receipt({ application, speaker }: { application: OwnApplication; speaker: Speaker }) {
  const { t, language, timeZone } = speaker;
  const act = useAct(t);
  const { cv, coverNote, questions, answers, submittedAt, postingRevision, id } = application;
  if (!submittedAt) return null;
  const open = () =>
    act.run(async () => keepFile(await session.client.applications.cv({ params: { id } }), cv?.fileName ?? 'cv'));
  return (
    <details className="stack">
      <summary>{t('desk.sent')}</summary>
      <dl className="pairs">
        <dt>{t('desk.sent.at')}</dt>
        <dd>{momentText(language, submittedAt, timeZone)}</dd>
        <dt>{t('desk.sent.revision')}</dt>
        <dd>{postingRevision}</dd>
        {cv && (
          <>
            <dt>{t('desk.sent.cv')}</dt>
            <dd>
              {cv.fileName}
              <span className="hash">{cv.sha256}</span>
            </dd>
          </>
        )}
        {questions.map((question) => {
          const answer = answers.find((one) => one.key === question.key);
          return (
            <div key={question.key} className="pairs-row">
              <dt>{question.label}</dt>
              <dd>{answer ? answerText(answer.value, speaker) : '–'}</dd>
            </div>
          );
        })}
      </dl>
      {coverNote && <p className="offer-text">{coverNote}</p>}
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      {cv && (
        <p>
          <Button look="small" busy={act.busy} onClick={() => void open()}>
            {t('desk.sent.openCv')}
          </Button>
        </p>
      )}
    </details>
  );
}
