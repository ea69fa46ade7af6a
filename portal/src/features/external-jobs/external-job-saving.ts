/** Saving jobs and noting applications on the cards of the list, for signed-in students. */
import { dayText } from '../../site/signed-in/card-marks.ts';
import { RESULTS_CHANGED } from '../../site/page-events.ts';
import { takeRequestedAction } from '../../site/signed-in/requested-action.ts';
import { signInAgain } from '../../shared/sign-in-again.ts';
import { callApi, isJson, openSession, textOf } from '../../site/signed-in/small-api.ts';

/** What a student keeps of an external job. */
interface SavedJob {
  readonly id: string;
  readonly appliedOn: string | null;
  readonly note: string | null;
}

const savedJob = (record: unknown): SavedJob => ({
  id: textOf(record, 'id') ?? '',
  appliedOn: textOf(record, 'appliedOn'),
  note: textOf(record, 'note'),
});

const MAX_SAVED = 200;

async function loadSaved(): Promise<ReadonlyMap<string, SavedJob>> {
  const query = new URLSearchParams({ range: JSON.stringify([0, MAX_SAVED - 1]) });
  const reply = await callApi('GET', `/saved-external-jobs?${query.toString()}`);
  const records = Array.isArray(reply) ? reply.filter(isJson) : [];
  return new Map(records.map((record) => [textOf(record, 'externalJobId') ?? '', savedJob(record)]));
}

/** Returns the day where the student is, as 2026-11-23. */
const today = (): string => new Date().toLocaleDateString('sv-SE');

/** Shows the buttons of one card, which show what is saved of its job and change it. */
class CardActions {
  /** What was saved before the last change that can be undone; null where nothing can. */
  private before: { readonly saved: SavedJob | undefined } | null = null;

  constructor(
    private readonly element: HTMLElement,
    private saved: SavedJob | undefined,
  ) {
    this.part('[data-save]')?.addEventListener('click', () => void this.act(this.saved ? this.remove : this.keep));
    this.part('[data-apply]')?.addEventListener('click', () => void this.act(this.markApplied));
    this.part('[data-undo]')?.addEventListener('click', () => void this.act(this.undo));
    this.show();
    this.part('[data-save]')?.removeAttribute('disabled');
  }

  /** Saves the job unless it is saved. */
  readonly keepOnce = (): Promise<void> => (this.saved ? Promise.resolve() : this.act(this.keep));

  private part(selector: string): HTMLElement | null {
    return this.element.querySelector<HTMLElement>(selector);
  }

  private async write(change: Partial<Omit<SavedJob, 'id'>>): Promise<void> {
    const body = { externalJobId: this.element.dataset['externalJob'] ?? '', ...change };
    this.saved = savedJob(await callApi('POST', '/saved-external-jobs', body));
  }

  private readonly keep = async (): Promise<string> => {
    await this.write({ appliedOn: null });
    this.before = null;
    return '';
  };

  private readonly markApplied = async (): Promise<string> => {
    const { saved } = this;
    await this.write({ appliedOn: today() });
    this.before = { saved };
    return (this.element.dataset['marked'] ?? '').replace('{date}', dayText(this.saved?.appliedOn ?? null));
  };

  private readonly remove = async (): Promise<string> => {
    const { saved } = this;
    await callApi('DELETE', `/saved-external-jobs/${saved?.id ?? ''}`);
    this.saved = undefined;
    this.before = { saved };
    return this.element.dataset['removed'] ?? '';
  };

  private readonly undo = async (): Promise<string> => {
    const earlier = this.before?.saved;
    if (earlier) await this.write({ appliedOn: earlier.appliedOn, note: earlier.note });
    else await this.remove();
    this.before = null;
    this.part('[data-save]')?.focus();
    return '';
  };

  private async act(change: () => Promise<string>): Promise<void> {
    if (this.element.hasAttribute('aria-busy')) return;
    this.element.setAttribute('aria-busy', 'true');
    try {
      const done = await change();
      this.show();
      this.announce(done);
    } catch (error) {
      if (signInAgain(error, `save-${this.element.dataset['externalJob'] ?? ''}`)) return;
      this.announce(this.element.dataset[navigator.onLine ? 'failed' : 'offline'] ?? '', true);
    } finally {
      this.element.removeAttribute('aria-busy');
    }
  }

  private announce(text: string, isFailure = false): void {
    const status = this.part('[role=status]');
    if (!status) return;
    status.textContent = text;
    status.classList.toggle('field-error', isFailure);
  }

  private show(): void {
    const { saved } = this;
    const appliedOn = saved?.appliedOn ?? null;
    const apply = this.part('[data-apply]');
    const hadFocus = document.activeElement === apply;
    this.part('[data-save]')?.setAttribute('aria-pressed', String(saved !== undefined));
    this.showPart('[data-apply]', appliedOn === null);
    this.showPart('[data-change]', appliedOn !== null);
    this.showPart('[data-undo]', this.before !== null);
    const applied = this.part('[data-applied]');
    /* Right after the press, the status says it. */
    this.showPart('[data-applied]', appliedOn !== null && this.before === null);
    if (applied) applied.textContent = (applied.dataset['applied'] ?? '').replace('{date}', dayText(appliedOn));
    if (hadFocus && apply?.hidden) this.part('[data-undo]')?.focus();
  }

  private showPart(selector: string, isShown: boolean): void {
    const part = this.part(selector);
    if (part) part.hidden = !isShown;
  }
}

async function start(): Promise<void> {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-external-job]')];
  if (cards.length === 0 || !(await openSession())) return;
  const saved = await loadSaved();
  for (const card of cards) {
    const id = card.dataset['externalJob'] ?? '';
    const actions = new CardActions(card, saved.get(id));
    if (!takeRequestedAction(`save-${id}`)) continue;
    card.closest('article')?.scrollIntoView({ block: 'center' });
    void actions.keepOnce().then(() => card.querySelector<HTMLElement>('[data-save]')?.focus());
  }
}

const startSafely = (): void => void start().catch(() => undefined);
/* Another search puts other cards into the page. */
document.addEventListener(RESULTS_CHANGED, startSafely);
startSafely();
