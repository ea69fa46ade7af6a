import { AppError, resumeLimits, type Resume, type ResumeContent, type ResumeSummary } from '@prentice/contract';
import { resumeLines } from '@prentice/cv/editing';
import { useState } from 'react';
import { dateText } from '../../../i18n/format.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { useAction } from '../../../session/action.hook.ts';
import { LoadingBoundary } from '../../../session/LoadingBoundary.tsx';
import { queryClient, useSignedInQuery } from '../../../session/query.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { draftOf, type EditedResume } from './resume-draft.ts';
import { savableContent, type OpenVersion } from './resume-editor.hook.ts';

interface VersionsProps {
  t: Translate;
  language: Language;
  edited: EditedResume;
  check: () => ResumeContent | null;
  /** Takes a saved version into the editor. */
  onOpen: (edited: EditedResume) => void;
}

const QUERY = ['resumes'];
const { versions: MOST_VERSIONS } = resumeLimits;
const loadVersions = () => session.client.resumes.list({ list: { range: [0, MOST_VERSIONS - 1] } });

/** The lines in which a saved version and the editor differ. */
function Comparison({ t, saved, edited }: { t: Translate; saved: Resume; edited: EditedResume }) {
  const content = savableContent(edited);
  if (!content) return <p className="note">{t('resume.preview.invalid')}</p>;
  const there = resumeLines(saved.content, edited.language);
  const here = resumeLines(content, edited.language);
  const gone = there.filter((line) => !here.includes(line));
  const added = here.filter((line) => !there.includes(line));
  if (gone.length === 0 && added.length === 0) return <p>{t('resume.compare.same')}</p>;
  const list = (lines: readonly string[]) => (
    <ul>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
  return (
    <div className="resume-grid">
      <div>
        <h5>{t('resume.compare.saved', { name: saved.name })}</h5>
        {gone.length > 0 ? list(gone) : <p>{t('resume.compare.none')}</p>}
      </div>
      <div>
        <h5>{t('resume.compare.editor')}</h5>
        {added.length > 0 ? list(added) : <p>{t('resume.compare.none')}</p>}
      </div>
    </div>
  );
}

/** The saved versions of a CV: to save what is in the editor, to compare it with one, to take one back, or to delete one. */
export function ResumeVersions({ t, language, edited, check, onOpen }: VersionsProps) {
  const loaded = useSignedInQuery({ queryKey: QUERY, queryFn: loadVersions });
  const { run, busy, failure } = useAction(t);
  const [open, setOpen] = useState<OpenVersion | null>(null);
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState(false);
  const [compared, setCompared] = useState<Resume>();
  const [said, setSaid] = useState('');
  const [conflict, setConflict] = useState(false);

  const act = (work: () => Promise<string>): Promise<boolean> =>
    run(async () => {
      setSaid('');
      setConflict(false);
      setSaid(await work());
      await queryClient.invalidateQueries({ queryKey: QUERY });
    });
  const write = (content: ResumeContent, title: string) => ({
    name: title,
    template: edited.template,
    language: edited.language,
    content,
  });
  const create = (): void => {
    const title = name.trim();
    setNameError(title === '');
    const content = title === '' ? null : check();
    if (!content) return;
    void act(async () => {
      setOpen(await session.client.resumes.create({ body: write(content, title) }));
      setName('');
      return t('resume.saved', { name: title });
    });
  };
  const update = (target: OpenVersion): void => {
    const content = check();
    if (!content) return;
    void act(async () => {
      try {
        const { id, version } = target;
        setOpen(await session.client.resumes.update({ params: { id }, version, body: write(content, target.name) }));
        return t('resume.saved', { name: target.name });
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'VERSION_CONFLICT') throw error;
        setConflict(true);
        return '';
      }
    });
  };
  const restore = ({ id }: ResumeSummary): void =>
    void act(async () => {
      const saved = await session.client.resumes.get({ params: { id } });
      onOpen({ draft: draftOf(saved.content), template: saved.template, language: saved.language });
      setOpen(saved);
      return t('resume.restored', { name: saved.name });
    });
  const compare = ({ id }: ResumeSummary): void =>
    void run(async () => setCompared(await session.client.resumes.get({ params: { id } })));
  const remove = (saved: ResumeSummary): void =>
    void act(async () => {
      await session.client.resumes.remove({ params: { id: saved.id } });
      if (open?.id === saved.id) setOpen(null);
      if (compared?.id === saved.id) setCompared(undefined);
      return t('resume.removed', { name: saved.name });
    });

  return (
    <section className="stack" aria-labelledby="resume-versions">
      <h3 id="resume-versions">{t('resume.versions')}</h3>
      <div className="resume-grid">
        <Field
          t={t}
          name="resume-name"
          label={t('resume.name')}
          hint={t('resume.name.hint')}
          value={name}
          onChange={setName}
          onEnter={create}
          max={resumeLimits.name}
          {...(nameError && { error: t('ui.field.empty') })}
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
      <p role="status" className="note">
        {said}
      </p>
      {failure && <Notice tone="attention" role="alert" title={failure} />}
      {conflict && <Notice tone="attention" role="alert" title={t('resume.conflict')} />}
      <LoadingBoundary t={t} loaded={loaded} lines={3} what={t('resume.what.versions')}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('resume.versions.none')}</p>
          ) : (
            <ul className="plain resume-versions">
              {items.map((saved) => (
                <li key={saved.id}>
                  <h4>
                    {saved.name} <span className="note">{dateText(language, saved.updatedAt.slice(0, 10))}</span>
                  </h4>
                  <p className="row">
                    <Button look="small" busy={busy} onClick={() => restore(saved)}>
                      {t('resume.restore')} <span className="visually-hidden">{saved.name}</span>
                    </Button>
                    <Button look="small" busy={busy} onClick={() => compare(saved)}>
                      {t('resume.compare')} <span className="visually-hidden">{saved.name}</span>
                    </Button>
                    <Button look="small" busy={busy} onClick={() => remove(saved)}>
                      {t('resume.remove')} <span className="visually-hidden">{saved.name}</span>
                    </Button>
                  </p>
                  {compared?.id === saved.id && <Comparison t={t} saved={compared} edited={edited} />}
                </li>
              ))}
            </ul>
          )
        }
      </LoadingBoundary>
    </section>
  );
}
