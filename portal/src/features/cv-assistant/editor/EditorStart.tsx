import { resumeLanguages, type CvMachineReading, type ResumeContent, type ReviewedCv } from '@prentice/contract';
import { useEffect, useState } from 'react';
import { profileResume, withMissingBasics } from '../../../cv-prefill/profile-resume.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { getCurrentUser } from '../../../session/current-user.ts';
import { LoadingBoundary } from '../../../session/LoadingBoundary.tsx';
import { useSignedInQuery } from '../../../session/query.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { numberedFindings, type NumberedFinding } from '../numbered-finding.ts';
import { loadAccountDraft, takeAccountDraft } from './account-draft.ts';
import type { FindingAdvice } from './AdvicePanel.tsx';
import { fieldOfFinding } from './field-focus.ts';
import { draftOf } from './resume-draft.ts';
import { EDITOR_DRAFT, resumeDrafts } from './resume-draft-store.ts';
import { savableContent } from './resume-errors.ts';
import ResumeEditor from './ResumeEditor.tsx';

/** What the editor begins with. */
interface EditorSource {
  readonly accountId: string;
  /** Null to continue with what was typed before. */
  readonly content: ResumeContent | null;
  /** What the CV is written in, where the editor has headings in it. */
  readonly written: Language | null;
  /** The lines of the CV that have no place in it. */
  readonly unplaced: readonly string[];
  /** Which of the student's documents it is. */
  readonly documentId: string | null;
  /** All findings about the line that is to be edited, first the one that was chosen; none for the CV as a whole. */
  readonly findings: readonly NumberedFinding[];
  /** The lines of the CV. */
  readonly lines: CvMachineReading['lines'];
  /** Whether a draft that its owner worked on would be replaced. */
  readonly replacesDraft: boolean;
}

/* "#<document>/<finding>": the CV to edit, and which finding of its review. */
const addressed = (): [documentId: string, finding: number] => {
  const [documentId = '', finding = ''] = location.hash.slice(1).split('/');
  return [documentId, finding === '' ? -1 : Number(finding)];
};

const writtenIn = ({ language }: ReviewedCv['review']): Language | null =>
  resumeLanguages.find((name) => name === language) ?? null;

/** Returns all findings about the line of one, by its position in the review. */
function lineFindings(review: ReviewedCv['review'], position: number): NumberedFinding[] {
  const findings = numberedFindings(review);
  const chosen = findings.find(({ index }) => index === position);
  return findings.filter(({ number }) => number === chosen?.number);
}

/**
 * Loads the CV that the address names, else what was typed before, else the student's usual CV. What no CV says, and all
 * of it without a CV that can be read, comes from the profile.
 */
async function loadSource([documentId, finding]: ReturnType<typeof addressed>): Promise<EditorSource | null> {
  const me = await getCurrentUser();
  if (!me) return null;
  const nothing = {
    accountId: me.user.id,
    content: null,
    written: null,
    unplaced: [],
    documentId: null,
    findings: [],
    lines: [],
    replacesDraft: false,
  };
  /* Without the account, what this browser has is used. */
  await loadAccountDraft().then(
    (stored) => takeAccountDraft(me.user.id, stored),
    () => undefined,
  );
  const draft = resumeDrafts(me.user.id).read(EDITOR_DRAFT)?.value;
  if (documentId === '' && draft) return nothing;
  const profile = await session.client.interns.own();
  const id = documentId || profile.defaultCvId;
  const read = id ? await session.client.documents.review({ params: { id } }).catch(() => null) : null;
  if (!read) return { ...nothing, content: profileResume(profile) };
  const content = withMissingBasics(read.resume, profileResume(profile));
  const findings = lineFindings(read.review, finding);
  const same = { documentId: id, findings, lines: read.reading.lines, written: writtenIn(read.review) };
  /* Editing another finding of the same CV continues with the draft. */
  if (draft?.isTouched && draft.documentId === id && findings.length > 0) return { ...nothing, ...same };
  return {
    ...nothing,
    ...same,
    content,
    unplaced: read.unplaced,
    replacesDraft: draft?.isTouched === true && JSON.stringify(savableContent(draft.draft)) !== JSON.stringify(content),
  };
}

/** Asks whether the draft in the editor stays or makes room for a CV. */
const ReplaceQuestion = ({ t, onAnswer }: { t: Translate; onAnswer: (replace: boolean) => void }) => (
  <Notice tone="attention" title={t('resume.replace')}>
    <p>{t('resume.replace.text')}</p>
    <p className="row">
      <Button look="primary" onClick={() => onAnswer(false)}>
        {t('resume.replace.keep')}
      </Button>
      <Button onClick={() => onAnswer(true)}>{t('resume.replace.confirm')}</Button>
    </p>
  </Notice>
);

/** Says which lines of the CV are not in the editor, so that nothing is lost in silence. */
const UnplacedLines = ({ t, lines }: { t: Translate; lines: readonly string[] }) =>
  lines.length > 0 && (
    <details className="note resume-unplaced">
      <summary>{t('resume.unplaced', { count: lines.length })}</summary>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      <p>{t('resume.unplaced.text')}</p>
    </details>
  );

interface EditorStartProps {
  t: Translate;
  language: Language;
}

interface StartProps extends EditorStartProps {
  start: EditorSource;
}

/** Returns what a review says of a line, with its field in the CV that is edited: without one, in the draft. */
function adviceOf(
  { accountId, findings, lines, written }: EditorSource,
  content: ResumeContent | null,
  language: Language,
): FindingAdvice | null {
  const [finding] = findings;
  if (!finding) return null;
  const draft = content ? draftOf(content) : resumeDrafts(accountId).read(EDITOR_DRAFT)?.value.draft;
  return {
    findings,
    target: draft ? fieldOfFinding(finding, draft, lines) : null,
    language: written === language ? language : null,
  };
}

function Start({ t, language, start }: StartProps) {
  const { accountId, content, written, documentId, unplaced, replacesDraft } = start;
  const [replaces, setReplaces] = useState(replacesDraft ? null : true);
  const source = replaces ? content : null;
  const [advice, setAdvice] = useState(() => adviceOf(start, content, language));
  const answer = (replace: boolean): void => {
    setReplaces(replace);
    if (!replace) setAdvice(adviceOf(start, null, language));
  };
  if (replaces === null) return <ReplaceQuestion t={t} onAnswer={answer} />;
  return (
    <>
      {replaces && <UnplacedLines t={t} lines={unplaced} />}
      <ResumeEditor {...{ t, language, accountId, written, documentId, source, advice }} />
    </>
  );
}

/** Loads what the editor begins with. */
export default function EditorStart({ t, language }: EditorStartProps) {
  const [address] = useState(addressed);
  const query = useSignedInQuery({ queryKey: ['resume-source', ...address], queryFn: () => loadSource(address) });
  const isLoaded = query.data !== undefined;
  /* A reload continues with what was typed since. */
  useEffect(() => {
    if (isLoaded && address[0] !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, [isLoaded, address]);
  return (
    <div className="stack">
      <LoadingBoundary t={t} query={query} lines={8} what={t('resume.what')}>
        {(start) => start && <Start {...{ t, language, start }} />}
      </LoadingBoundary>
    </div>
  );
}
