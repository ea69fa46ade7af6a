import { externalJobLimits } from '@prentice/contract';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { appliedDays } from '../../market/applied-days.ts';
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
  const [days] = useState(() => appliedDays(Date.now()));
  const submitButton = useRef<HTMLButtonElement>(null);
  /* As it was when it was loaded or saved here: only what was changed since is sent. */
  const [known, setKnown] = useState({ appliedOn: '', note: '' });
  const [isRefused, setIsRefused] = useState(false);
  const [savedId, setSavedId] = useState<string | null>(null);
  const [appliedOn, setAppliedOn] = useState('');
  const [note, setNote] = useState('');
  const [outcome, setOutcome] = useState<'saved' | 'removed' | 'failed' | null>(null);
  useEffect(() => {
    void findSaved(externalJobId).then(
      (saved) => {
        /* Whoever chose "Save job" before signing in comes back to it. */
        if (!saved && location.hash === '#notes') submitButton.current?.focus();
        if (!saved) return;
        const loaded = { appliedOn: saved.appliedOn ?? '', note: saved.note ?? '' };
        setSavedId(saved.id);
        setKnown(loaded);
        setAppliedOn(loaded.appliedOn);
        setNote(loaded.note);
      },
      () => undefined,
    );
  }, [externalJobId]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isDayChanged = appliedOn !== known.appliedOn;
    const isOutside = isDayChanged && appliedOn !== '' && (appliedOn < days.earliest || appliedOn > days.latest);
    setIsRefused(isOutside);
    if (isOutside) return;
    const body = {
      externalJobId,
      ...(isDayChanged && { appliedOn: appliedOn || null }),
      ...(note !== known.note && { note: note || null }),
    };
    const saved = await session.client.savedExternalJobs.save({ body }).catch(() => null);
    if (saved) {
      setSavedId(saved.id);
      setKnown({ appliedOn, note });
    }
    setOutcome(saved ? 'saved' : 'failed');
  };
  const remove = async () => {
    const gone = await session.client.savedExternalJobs.remove({ params: { id: savedId ?? '' } }).catch(() => null);
    if (gone) {
      setSavedId(null);
      setKnown({ appliedOn: '', note: '' });
    }
    setOutcome(gone ? 'removed' : 'failed');
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Field
        name="appliedOn"
        type="date"
        optional
        label={t('externalJobs.save.appliedOn')}
        hint={t('externalJobs.save.hint')}
        days={days}
        error={isRefused ? t('externalJobs.save.appliedOnRange') : undefined}
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
        <button ref={submitButton} className="button is-primary">
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
