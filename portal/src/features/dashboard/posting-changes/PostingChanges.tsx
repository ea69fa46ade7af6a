import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { DiffPart } from '@prentice/design/words';
import { useSignedInQuery } from '../../../session/query.hook.ts';
import { LoadingBoundary } from '../../../session/LoadingBoundary.tsx';
import { session } from '../../../site/browser-session.ts';
import type { InternApplication } from '../dashboard-loader.ts';
import { postingChanges, type PostingChange } from './posting-changes.ts';
import type { DisplayContext } from '../application/application-timeline.ts';

interface ChangesProps {
  application: InternApplication;
  display: DisplayContext;
}

/** Shows one side of the comparison: words that only this side has are marked, also for assistive technology. */
function Side({ parts, mark: Mark, empty }: { parts: readonly DiffPart[]; mark: 'del' | 'ins'; empty: string }) {
  if (parts.length === 0) return <span className="note">{empty}</span>;
  return parts.map(({ text, changed }, index): ReactNode => (changed ? <Mark key={index}>{text}</Mark> : text));
}

function PostingChangeRow({ change: { label, before, after }, t }: { change: PostingChange; t: DisplayContext['t'] }) {
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

function Comparison({ application: { id, internshipId }, display }: ChangesProps) {
  const { t } = display;
  const query = useSignedInQuery({
    queryKey: ['posting-changes', id],
    queryFn: () => session.client.applications.changes({ params: { id } }),
  });
  return (
    <LoadingBoundary t={t} query={query}>
      {({ before, after }) => {
        const changes = before && after ? postingChanges(before, after, display) : [];
        return (
          <>
            <p>{t('changes.kept')}</p>
            {changes.length === 0 && <p>{t('changes.none')}</p>}
            {changes.map((change) => (
              <PostingChangeRow key={change.key} change={change} t={t} />
            ))}
            <p>
              <a href={`/internships/${internshipId}`}>{t('changes.read')}</a>
            </p>
          </>
        );
      }}
    </LoadingBoundary>
  );
}

/** Shows what has changed in the posting since the application was sent; loaded when it is opened. */
export function PostingChanges({ application, display }: ChangesProps) {
  const { internship, internshipId, postingRevision, submittedAt } = application;
  const fold = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
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
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary>{display.t('changes.title')}</summary>
      {wasOpened && <Comparison application={application} display={display} />}
    </details>
  );
}
