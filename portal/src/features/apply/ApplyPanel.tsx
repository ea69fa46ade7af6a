import type { Question } from '@prentice/contract';
import { useCallback, useEffect, useState } from 'react';
import { translatorOf, type IslandText, type Translate } from '../../i18n/translate.ts';
import { whoIsHere } from '../../session/person.ts';
import type { Loaded } from '../../session/load.hook.ts';
import { Waiting } from '../../session/Waiting.tsx';
import { loadApplyCase, type ApplyCase } from './apply.load.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { BookmarkButton } from './BookmarkButton.tsx';
import { InterestStep } from './InterestStep.tsx';
import { Obstacles } from './Obstacles.tsx';
import { Sent } from './Sent.tsx';
import { VisitorLinks } from './VisitorLinks.tsx';

interface ApplyPanelProps {
  text: IslandText;
  internshipId: string;
  questions: Question[];
  /** Nobody seems to be signed in in this browser: the page shows the ways in at once, also without its script. */
  visitor: boolean;
}

/** Like `useLoad`, but a visitor without a session is a case of its own here. */
function useApplyCase(internshipId: string, visitor: boolean): Loaded<ApplyCase> {
  const [state, setState] = useState<{ data?: ApplyCase; error?: unknown }>(
    visitor ? { data: { kind: 'visitor' } } : {},
  );
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let current = true;
    loadApplyCase(internshipId).then(
      (data) => current && setState({ data }),
      (error: unknown) => current && setState((last) => ({ ...last, error })),
    );
    return () => void (current = false);
  }, [internshipId, turn]);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  return {
    data: state.data,
    error: state.error,
    loading: false,
    reload,
    replace: (change) => setState((last) => (last.data ? { data: change(last.data) } : last)),
  };
}

interface StudentProps extends ApplyPanelProps {
  t: Translate;
  internId: string;
  found: Extract<ApplyCase, { kind: 'intern' }>;
  onChange: (found: ApplyCase) => void;
  reload: () => void;
}

function Student({ t, text, internId, internshipId, questions, found, onChange, reload }: StudentProps) {
  const { readiness, emailVerified, bookmarkId } = found;
  const interested = readiness.state === 'interested';
  /* What was sent is known to be sent, also when nothing more can be asked just now. */
  const sent = (applicationId?: string): void => {
    if (applicationId) onChange({ ...found, readiness: { ...readiness, applicationId, state: 'submitted' } });
    else reload();
  };
  if (readiness.applicationId && !interested)
    return <Sent t={t} language={text.language} applicationId={readiness.applicationId} />;
  return (
    <div className="stack">
      <BookmarkButton t={t} internshipId={internshipId} bookmarkId={bookmarkId} />
      {!emailVerified && (
        <p>
          {t('refusal.EMAIL_NOT_VERIFIED')} <a href="/auth/verify-email">{t('apply.verify')}</a>
        </p>
      )}
      <Obstacles t={t} language={text.language} readiness={readiness} />
      {emailVerified && (interested || readiness.canShowInterest) && (
        <InterestStep t={t} internshipId={internshipId} shown={interested} onShown={reload} />
      )}
      {emailVerified && readiness.canApply && (
        <ApplyForm
          t={t}
          language={text.language}
          internId={internId}
          internshipId={internshipId}
          questions={questions}
          found={found}
          onSent={sent}
        />
      )}
    </div>
  );
}

/** Applying, on the page of an internship: for visitors the way in, for students what is missing, then the form. */
export default function ApplyPanel(props: ApplyPanelProps) {
  const [t] = useState(() => translatorOf(props.text));
  const loaded = useApplyCase(props.internshipId, props.visitor);
  const [internId, setInternId] = useState('');
  useEffect(() => {
    const look = async (): Promise<void> => setInternId((await whoIsHere().catch(() => null))?.user.id ?? '');
    void look();
  }, []);
  return (
    <Waiting t={t} loaded={loaded} lines={5}>
      {(found) => {
        if (found.kind === 'visitor') return <VisitorLinks t={t} internshipId={props.internshipId} />;
        if (found.kind === 'other') return <p>{t('apply.students')}</p>;
        return (
          internId && (
            <Student
              {...props}
              t={t}
              internId={internId}
              found={found}
              onChange={(next) => loaded.replace(() => next)}
              reload={loaded.reload}
            />
          )
        );
      }}
    </Waiting>
  );
}
