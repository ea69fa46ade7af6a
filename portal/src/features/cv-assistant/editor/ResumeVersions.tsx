import { AppError, resumeLimits, type Resume, type ResumeContent, type ResumeSummary } from '@prentice/contract';
import { resumeLines } from '@prentice/cv/editing';
import { useState, type ReactNode } from 'react';
import { dateTimeText } from '../../../i18n/date-time.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { useAction } from '../../../session/action.hook.ts';
import { LoadingBoundary } from '../../../session/LoadingBoundary.tsx';
import { queryClient, useSignedInQuery } from '../../../session/query.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { CountedField } from '../../../ui/CountedField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { draftOf } from './resume-draft.ts';
import type { EditedResume } from './resume-draft-store.ts';
import { NEW_VERSION, savableContent } from './resume-errors.ts';
import { versionStateText } from './SaveState.tsx';
import { savedAs, type SavedVersion } from './saved-version.hook.ts';

interface VersionsProps {
  t: Translate;
  language: Language;
  edited: EditedResume;
  check: () => ResumeContent | null;
  /** The version that is in the editor. */
  open: SavedVersion | null;
  onOpened: (version: SavedVersion | null) => void;
  /** Takes a saved version into the editor. */
  onOpen: (edited: EditedResume) => void;
}

const QUERY = ['resumes'];
const { versions: MAX_VERSIONS } = resumeLimits;
const loadVersions = () => session.client.resumes.list({ list: { range: [0, MAX_VERSIONS - 1] } });

/** The lines in which a saved version and the editor differ. */
function Comparison({ t, saved, edited }: { t: Translate; saved: Resume; edited: EditedResume }) {
  const content = savableContent(edited.draft);
  if (!content) return <p className="note">{t('resume.preview.invalid')}</p>;
  const savedLines = resumeLines(saved.content, edited.language);
  const currentLines = resumeLines(content, edited.language);
  const removedLines = savedLines.filter((line) => !currentLines.includes(line));
  const added = currentLines.filter((line) => !savedLines.includes(line));
  if (removedLines.length === 0 && added.length === 0) return <p>{t('resume.compare.same')}</p>;
  const list = (lines: readonly string[]) => (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
  return (
    <div className="resume-grid resume-comparison">
      <div>
        <h4>{t('resume.compare.saved', { name: saved.name })}</h4>
        {removedLines.length > 0 ? list(removedLines) : <p>{t('resume.compare.none')}</p>}
      </div>
      <div>
        <h4>{t('resume.compare.editor')}</h4>
        {added.length > 0 ? list(added) : <p>{t('resume.compare.none')}</p>}
      </div>
    </div>
  );
}

/** Runs what is done with versions, says what became of it, and loads the list again. */
function useVersionAction(t: Translate) {
  const { run, busy, failure } = useAction(t);
  const [notice, setNotice] = useState('');
  const [hasConflict, setHasConflict] = useState(false);
  const act = (work: () => Promise<string>): Promise<boolean> =>
    run(async () => {
      setNotice('');
      setHasConflict(false);
      setNotice(
        await work().catch((error: unknown) => {
          if (!(error instanceof AppError) || error.code !== 'VERSION_CONFLICT') throw error;
          setHasConflict(true);
          return '';
        }),
      );
      await queryClient.invalidateQueries({ queryKey: QUERY });
    });
  return { run, act, busy, failure, notice, conflict: hasConflict };
}

interface SaveFormProps extends Pick<VersionsProps, 't' | 'edited' | 'check' | 'open' | 'onOpened'> {
  action: ReturnType<typeof useVersionAction>;
  /** The names of the saved versions. */
  names: readonly string[];
}

/** Returns what is wrong with the name of a new version: versions of one name could not be told apart. */
function nameProblem(name: string, names: readonly string[], t: Translate): string | undefined {
  if (name === '') return t('ui.field.empty');
  return names.some((other) => other.toLowerCase() === name.toLowerCase())
    ? t('resume.name.taken', { name })
    : undefined;
}

/** Saves what is in the editor: as a new version with a name, or over the one that was opened. */
function SaveForm({ t, edited, check, action: { act, busy }, open, names, onOpened }: SaveFormProps) {
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string>();
  const { template, language } = edited;
  const create = (): void => {
    const title = name.trim();
    const problem = nameProblem(title, names, t);
    setNameError(problem);
    const content = problem === undefined ? check() : null;
    if (!content) return;
    void act(async () => {
      onOpened(
        savedAs(await session.client.resumes.create({ body: { name: title, template, language, content } }), edited),
      );
      setName('');
      return '';
    });
  };
  const update = ({ id, version, name: title }: SavedVersion): void => {
    const content = check();
    if (!content) return;
    void act(async () => {
      const body = { name: title, template, language, content };
      onOpened(savedAs(await session.client.resumes.update({ params: { id }, version, body }), edited));
      return '';
    });
  };
  return (
    <div className="resume-save">
      <CountedField
        t={t}
        name={NEW_VERSION}
        label={t('resume.name')}
        hint={t('resume.name.hint')}
        value={name}
        onChange={setName}
        onEnter={create}
        max={resumeLimits.name}
        {...(nameError !== undefined && { error: nameError })}
      />
      <p className="row">
        <Button busy={busy} onClick={create}>
          {t('resume.save.new')}
        </Button>
        {open && (
          <Button busy={busy} onClick={() => update(open)}>
            {t('resume.save', { name: open.name })}
          </Button>
        )}
      </p>
    </div>
  );
}

interface SavedVersionProps extends Pick<VersionsProps, 't' | 'language'> {
  saved: ResumeSummary;
  busy: boolean;
  onRestore: () => void;
  onCompare: () => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One saved version with what can be done with it. */
function SavedVersion({ t, language, saved, busy, children, ...on }: SavedVersionProps) {
  const buttons = [
    ['resume.restore', on.onRestore],
    ['resume.compare', on.onCompare],
    ['resume.remove', on.onRemove],
  ] as const;
  return (
    <li>
      <h3>
        {saved.name} <span className="note">{dateTimeText(language, saved.updatedAt)}</span>
      </h3>
      <p className="row">
        {buttons.map(([label, onClick]) => (
          <Button key={label} look="small" busy={busy} onClick={onClick}>
            {t(label)} <span className="visually-hidden">{saved.name}</span>
          </Button>
        ))}
      </p>
      {children}
    </li>
  );
}

/**
 * The saved versions of a CV: to save what is in the editor, to compare it with one, to take one back, or to delete
 * one.
 */
export function ResumeVersions({ t, language, edited, check, open, onOpened, onOpen }: VersionsProps) {
  const query = useSignedInQuery({ queryKey: QUERY, queryFn: loadVersions });
  const action = useVersionAction(t);
  const { run, act, busy } = action;
  const [compared, setCompared] = useState<Resume>();
  /* The version that was deleted last. */
  const [deleted, setDeleted] = useState<Resume | null>(null);
  const restore = ({ id }: ResumeSummary): void =>
    void act(async () => {
      const saved = await session.client.resumes.get({ params: { id } });
      const restored = { ...edited, draft: draftOf(saved.content), template: saved.template, language: saved.language };
      onOpen(restored);
      onOpened(savedAs(saved, restored));
      return t('resume.restored', { name: saved.name });
    });
  const compare = ({ id }: ResumeSummary): void =>
    void run(async () => setCompared(await session.client.resumes.get({ params: { id } })));
  const remove = ({ id, name }: ResumeSummary): void =>
    void act(async () => {
      const saved = await session.client.resumes.get({ params: { id } });
      await session.client.resumes.remove({ params: { id } });
      setDeleted(saved);
      if (open?.id === id) onOpened(null);
      if (compared?.id === id) setCompared(undefined);
      return t('resume.removed', { name });
    });
  const bringBack = ({ name, template, language: headings, content }: Resume): void =>
    void act(async () => {
      await session.client.resumes.create({ body: { name, template, language: headings, content } });
      setDeleted(null);
      return t('resume.saved', { name });
    });
  const versionOf = (saved: ResumeSummary) => (
    <SavedVersion
      key={saved.id}
      t={t}
      language={language}
      saved={saved}
      busy={busy}
      onRestore={() => restore(saved)}
      onCompare={() => compare(saved)}
      onRemove={() => remove(saved)}
    >
      {compared?.id === saved.id && <Comparison t={t} saved={compared} edited={edited} />}
    </SavedVersion>
  );
  return (
    <section className="stack" aria-labelledby="resume-versions">
      <h2 id="resume-versions">{t('resume.versions')}</h2>
      <p className="note">{t('resume.versions.hint')}</p>
      <SaveForm
        {...{ t, edited, check, action, open, onOpened }}
        names={(query.data?.items ?? []).map(({ name }) => name)}
      />
      <p role="status" className="note">
        {action.notice || (open && versionStateText({ t, language, edited, saved: open }))}
      </p>
      {deleted && (
        <p>
          <Button look="small" busy={busy} onClick={() => bringBack(deleted)}>
            {t('resume.remove.undo', { name: deleted.name })}
          </Button>
        </p>
      )}
      {action.failure && <Notice tone="attention" role="alert" title={action.failure} />}
      {action.conflict && <Notice tone="attention" role="alert" title={t('resume.conflict')} />}
      <LoadingBoundary t={t} query={query} lines={3} what={t('resume.what.versions')}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('resume.versions.none')}</p>
          ) : (
            <ul className="plain resume-versions">{items.map(versionOf)}</ul>
          )
        }
      </LoadingBoundary>
    </section>
  );
}
