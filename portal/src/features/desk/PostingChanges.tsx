import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Part } from '@prentice/design/words';
import { useLoad } from '../../session/load.hook.ts';
import { Waiting } from '../../session/Waiting.tsx';
import { session } from '../../site/browser.session.ts';
import type { OwnApplication } from './own.application.ts';
import { postingChanges, type Change } from './posting.changes.ts';
import type { Speaker } from './timeline.words.ts';

interface ChangesProps {
  application: OwnApplication;
  speaker: Speaker;
}

/** One side: the words that are on it alone are marked, also for those who cannot see it. */
function Side({ parts, mark: Mark, empty }: { parts: readonly Part[]; mark: 'del' | 'ins'; empty: string }) {
  if (parts.length === 0) return <span className="note">{empty}</span>;
  return parts.map(({ text, changed }, at): ReactNode => (changed ? <Mark key={at}>{text}</Mark> : text));
}

function Changed({ change: { label, before, after }, t }: { change: Change; t: Speaker['t'] }) {
  const head = useId();
  const empty = t('changes.empty');
  return (
    <div className="change" role="group" aria-labelledby={head}>
      <h4 id={head}>{label}</h4>
      <dl>
        <div>
          <dt>{t('changes.before')}</dt>
          <dd>
            <Side parts={before} mark="del" empty={empty} />
          </dd>
        </div>
        <div>
          <dt>{t('changes.after')}</dt>
          <dd>
            <Side parts={after} mark="ins" empty={empty} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Comparison({ application: { id, internshipId }, speaker }: ChangesProps) {
  const { t } = speaker;
  const load = useCallback(() => session.client.applications.changes({ params: { id } }), [id]);
  const loaded = useLoad(load);
  return (
    <Waiting t={t} loaded={loaded}>
      {({ before, after }) => {
        const changes = before && after ? postingChanges(before, after, speaker) : [];
        return (
          <>
            <p>{t('changes.kept')}</p>
            {changes.length === 0 && <p>{t('changes.none')}</p>}
            {changes.map((change) => (
              <Changed key={change.key} change={change} t={t} />
            ))}
            <p>
              <a href={`/internships/${internshipId}`}>{t('changes.read')}</a>
            </p>
          </>
        );
      }}
    </Waiting>
  );
}

/** What the posting says otherwise than when it was applied to; asked for when somebody wants to read it. */
export function PostingChanges({ application, speaker }: ChangesProps) {
  const { internship, internshipId, postingRevision, submittedAt } = application;
  const fold = useRef<HTMLDetailsElement>(null);
  const [wanted, setWanted] = useState(false);
  const anchor = `changes-${internshipId}`;
  useEffect(() => {
    const { current } = fold;
    if (!current || location.hash !== `#${anchor}`) return;
    current.open = true;
    current.scrollIntoView();
  }, [anchor]);
  if (!submittedAt || internship.revision <= postingRevision) return null;
  return (
    <details
      id={anchor}
      ref={fold}
      className="stack changes"
      onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}
    >
      <summary>{speaker.t('changes.title')}</summary>
      {wanted && <Comparison application={application} speaker={speaker} />}
    </details>
  );
}
