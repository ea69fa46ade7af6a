import { externalJobLimits, type savedExternalJobView, type ViewOf } from '@prentice/contract';
import { useEffect, useState, type FormEvent, type MouseEventHandler, type ReactNode } from 'react';
import { shortDateText } from '../../i18n/format.ts';
import { createTranslator, type IslandText, type Translate } from '../../i18n/translate.ts';
import { appliedDays } from '../../shared/applied-days.ts';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { takeRequestedAction } from '../../site/signed-in/requested-action.ts';
import { leadToSignIn } from '../../shared/sign-in-again.ts';
import { Button } from '../../ui/Button.tsx';
import { isSessionEnd } from '../../ui/form-errors.ts';
import { CountedField } from '../../ui/CountedField.tsx';
import { Field } from '../../ui/Field.tsx';
import { Badge, Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';

type SavedJob = ViewOf<typeof savedExternalJobView>;
type Change = Partial<Pick<SavedJob, 'appliedOn' | 'note'>>;
type Outcome = 'saved' | 'changed' | 'removed' | 'marked';

const findSaved = async (externalJobId: string): Promise<SavedJob | null> => {
  const { items } = await session.client.savedExternalJobs.list({ list: { range: [0, externalJobLimits.saved - 1] } });
  return items.find((saved) => saved.externalJobId === externalJobId) ?? null;
};

/* A note that was typed stays on the page. */
const refuse = (error: unknown): never => {
  throw error;
};

/* Whoever has been signed out elsewhere is led to sign in, and the job is saved when they are back. */
function saveAfterSignIn(error: unknown): never {
  if (isSessionEnd(error)) leadToSignIn('save');
  throw error;
}

/** Returns what a student keeps of this job, and what changes it. */
function useSavedJob(externalJobId: string, t: Translate) {
  const act = useAction(t);
  const [saved, setSaved] = useState<SavedJob | null>(null);
  /* What was saved before a change that can be undone. */
  const [before, setBefore] = useState<SavedJob | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const change = (work: () => Promise<SavedJob | null>, next: Outcome) =>
    act.run(async () => {
      setOutcome(null);
      const earlier = saved;
      setSaved(await work().catch(saved === null ? saveAfterSignIn : refuse));
      setBefore(earlier);
      setOutcome(next);
    });
  const write = (body: Change, next: Outcome) =>
    change(() => session.client.savedExternalJobs.save({ body: { externalJobId, ...body } }), next);
  useEffect(() => {
    const isWanted = takeRequestedAction('save');
    void findSaved(externalJobId)
      .then(setSaved, () => undefined)
      /* Saving what is saved already changes nothing. */
      .then(() => isWanted && write({}, 'saved'))
      .finally(() => setIsLoaded(true));
    // oxlint-disable-next-line react/exhaustive-deps -- once for a job
  }, [externalJobId]);
  const remove = () =>
    change(async () => {
      await session.client.savedExternalJobs.remove({ params: { id: saved?.id ?? '' } });
      return null;
    }, 'removed');
  const markApplied = () => write({ appliedOn: appliedDays(Date.now()).latest }, 'marked');
  const undo = () => (before ? write({ appliedOn: before.appliedOn, note: before.note }, 'saved') : remove());
  return { saved, isLoaded, outcome, write, remove, markApplied, undo, busy: act.busy, failure: act.failure };
}

interface NotesFormProps {
  t: Translate;
  saved: SavedJob;
  onSave: (change: Change) => void;
  onRemove: () => void;
}

/** Shows the day of the application and a note. Only what was changed here is sent. */
function NotesForm({ t, saved, onSave, onRemove }: NotesFormProps) {
  const [days] = useState(() => appliedDays(Date.now()));
  const [typedDay, setTypedDay] = useState<string | null>(null);
  const [note, setNote] = useState(saved.note ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const appliedOn = typedDay ?? saved.appliedOn ?? '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isDayChanged = appliedOn !== (saved.appliedOn ?? '');
    const isOutside = isDayChanged && appliedOn !== '' && (appliedOn < days.earliest || appliedOn > days.latest);
    setIsRefused(isOutside);
    if (isOutside) return;
    onSave({
      ...(isDayChanged && { appliedOn: appliedOn || null }),
      ...(note !== (saved.note ?? '') && { note: note || null }),
    });
  };
  return (
    <section className="section no-print" id="notes" aria-labelledby="notes-title">
      <h2 id="notes-title">{t('externalJobs.save.title')}</h2>
      <form noValidate onSubmit={submit}>
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
          onChange={setTypedDay}
        />
        <CountedField
          name="note"
          optional
          label={t('externalJobs.save.note')}
          t={t}
          value={note}
          onChange={setNote}
          max={externalJobLimits.note}
        />
        <p className="row">
          <button className="button">{t('externalJobs.save.update')}</button>
          <Button onClick={onRemove}>{t('externalJobs.save.remove')}</Button>
        </p>
      </form>
    </section>
  );
}

interface ActionRowProps {
  text: IslandText;
  t: Translate;
  job: ReturnType<typeof useSavedJob>;
  visit: ReactNode;
  onVisit: MouseEventHandler;
}

/** Shows the link to the website, and beside it what the student notes with one press. */
function ActionRow({ text, t, job, visit, onVisit }: ActionRowProps) {
  const { saved, isLoaded, busy, write, remove, markApplied } = job;
  const appliedOn = saved?.appliedOn;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the link in it is what is pressed
    <div className="job-actions no-print" onClick={onVisit}>
      <div className="job-bar">
        {visit}
        <button
          type="button"
          className={saved ? 'button is-on' : 'button'}
          disabled={!isLoaded}
          aria-disabled={busy || undefined}
          aria-pressed={saved !== null}
          onClick={() => void (saved ? remove() : write({}, 'saved'))}
        >
          <Icon name="bookmark" />
          <span>{t(saved ? 'externalJobs.save.isSaved' : 'externalJobs.save.save')}</span>
        </button>
      </div>
      {appliedOn ? (
        <Badge tone="answered">
          {t('externalJobs.save.appliedOnDay', { date: shortDateText(text.language, appliedOn) })}
        </Badge>
      ) : (
        <button
          type="button"
          className="choice"
          disabled={!isLoaded}
          aria-disabled={busy || undefined}
          onClick={() => void markApplied()}
        >
          {t('externalJobs.save.appliedToday')}
        </button>
      )}
    </div>
  );
}

/**
 * Returns whether to ask if the student has applied: after the link to the website was pressed in this tab, until the question
 * is answered. Nothing of it leaves the browser.
 */
function useApplyQuestion(externalJobId: string) {
  const key = `visited-external-job:${externalJobId}`;
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const look = () => setIsAsked(document.visibilityState === 'visible' && sessionStorage.getItem(key) !== null);
    look();
    addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [key]);
  return {
    isAsked,
    remember: ({ target }: { target: EventTarget }) => {
      if (target instanceof Element && target.closest('.visit-link')) sessionStorage.setItem(key, 'yes');
    },
    answer: () => {
      sessionStorage.removeItem(key);
      setIsAsked(false);
    },
  };
}

/** Says what was done, and offers to undo it. */
function OutcomeNotice({ text, t, job }: Pick<ActionRowProps, 'text' | 't' | 'job'>) {
  const { saved, outcome, busy, undo } = job;
  if (!outcome) return null;
  const date = saved?.appliedOn ? shortDateText(text.language, saved.appliedOn) : '';
  return (
    <Notice tone="answered" title={t(`externalJobs.save.${outcome}`, { date })}>
      <p className="row">
        {(outcome === 'removed' || outcome === 'marked') && (
          <Button look="small" busy={busy} onClick={() => void undo()}>
            {t('externalJobs.save.undo')}
          </Button>
        )}
        {outcome !== 'removed' && <a href="/dashboard/intern#external-applications">{t('externalJobs.save.where')}</a>}
      </p>
    </Notice>
  );
}

interface ExternalJobActionsProps {
  text: IslandText;
  externalJobId: string;
  /** The link to where one applies. */
  visit?: ReactNode;
  /** What is said below it. */
  children?: ReactNode;
}

/** Offers applying to an external job, saving it, and the student's own notes, for students who are signed in. */
export default function ExternalJobActions({ text, externalJobId, visit, children }: ExternalJobActionsProps) {
  const t = createTranslator(text);
  const job = useSavedJob(externalJobId, t);
  const question = useApplyQuestion(externalJobId);
  const { saved, isLoaded, write, remove, markApplied, busy, failure } = job;
  return (
    <div className="job-record">
      {question.isAsked && isLoaded && !saved?.appliedOn && (
        <div className="job-question">
          <Notice title={t('externalJobs.save.didApply')}>
            <p className="row">
              <Button
                look="small"
                busy={busy}
                onClick={() => {
                  question.answer();
                  void markApplied();
                }}
              >
                {t('externalJobs.save.yesToday')}
              </Button>
              <Button look="small" onClick={question.answer}>
                {t('externalJobs.save.notYet')}
              </Button>
            </p>
          </Notice>
        </div>
      )}
      <ActionRow t={t} text={text} job={job} visit={visit} onVisit={question.remember} />
      {children}
      <div role="status">
        <OutcomeNotice t={t} text={text} job={job} />
      </div>
      {failure && <Notice tone="attention" role="alert" title={failure} />}
      {saved && (
        <NotesForm
          key={saved.id}
          t={t}
          saved={saved}
          onSave={(change) => void write(change, 'changed')}
          onRemove={() => void remove()}
        />
      )}
    </div>
  );
}
