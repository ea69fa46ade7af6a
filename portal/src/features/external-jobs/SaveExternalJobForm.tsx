import { externalJobLimits } from '@prentice/contract';
import { useEffect, useState, type FormEvent } from 'react';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { session } from '../../site/browser-session.ts';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface SaveExternalJobFormProps {
  text: IslandText;
  externalJobId: string;
}

const findSaved = async (externalJobId: string) => {
  const { items } = await session.client.savedExternalJobs.list({ list: { range: [0, externalJobLimits.saved - 1] } });
  return items.find((saved) => saved.externalJobId === externalJobId) ?? null;
};

/** Saves an external job for a student, with the day on which they applied there. */
export default function SaveExternalJobForm({ text, externalJobId }: SaveExternalJobFormProps) {
  const t = createTranslator(text);
  const [savedId, setSavedId] = useState<string | null>(null);
  const [appliedOn, setAppliedOn] = useState('');
  const [note, setNote] = useState('');
  const [outcome, setOutcome] = useState<'saved' | 'removed' | 'failed' | null>(null);
  useEffect(() => {
    void findSaved(externalJobId).then(
      (saved) => {
        if (!saved) return;
        setSavedId(saved.id);
        setAppliedOn(saved.appliedOn ?? '');
        setNote(saved.note ?? '');
      },
      () => undefined,
    );
  }, [externalJobId]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const body = { externalJobId, appliedOn: appliedOn || null, note: note || null };
    const saved = await session.client.savedExternalJobs.save({ body }).catch(() => null);
    if (saved) setSavedId(saved.id);
    setOutcome(saved ? 'saved' : 'failed');
  };
  const remove = async () => {
    const gone = await session.client.savedExternalJobs.remove({ params: { id: savedId ?? '' } }).catch(() => null);
    if (gone) setSavedId(null);
    setOutcome(gone ? 'removed' : 'failed');
  };

  return (
    <form onSubmit={(event) => void save(event)}>
      <Field
        name="appliedOn"
        type="date"
        optional
        label={t('externalJobs.save.appliedOn')}
        hint={t('externalJobs.save.hint')}
        t={t}
        value={appliedOn}
        onChange={setAppliedOn}
      />
      <Field
        name="note"
        optional
        label={t('externalJobs.save.note')}
        t={t}
        value={note}
        onChange={setNote}
        max={externalJobLimits.note}
      />
      {outcome && (
        <Notice
          tone={outcome === 'failed' ? 'attention' : 'answered'}
          role={outcome === 'failed' ? 'alert' : 'status'}
          title={t(`externalJobs.save.${outcome}`)}
        />
      )}
      <p>
        <button className="button is-primary">
          {t(savedId ? 'externalJobs.save.update' : 'externalJobs.save.save')}
        </button>{' '}
        {savedId && (
          <button type="button" className="button" onClick={() => void remove()}>
            {t('externalJobs.save.remove')}
          </button>
        )}
      </p>
    </form>
  );
}
