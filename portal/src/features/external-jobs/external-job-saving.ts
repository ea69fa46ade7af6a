/** Saving jobs and noting applications on the cards of the list, for signed-in students. */
import { dayText } from '../../site/signed-in/card-marks.ts';
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

const MOST = 200;

async function loadSaved(): Promise<ReadonlyMap<string, SavedJob>> {
  const query = new URLSearchParams({ range: JSON.stringify([0, MOST - 1]) });
  const reply = await callApi('GET', `/saved-external-jobs?${query.toString()}`);
  const records = Array.isArray(reply) ? reply.filter(isJson) : [];
  return new Map(records.map((record) => [textOf(record, 'externalJobId') ?? '', savedJob(record)]));
}

/** Today where the student is, as 2026-11-23. */
const today = (): string => new Date().toLocaleDateString('sv-SE');

/** The buttons of one card, which show what is saved of its job and change it. */
class CardActions {
  private readonly save: HTMLButtonElement | null;
  private readonly apply: HTMLButtonElement | null;
  private readonly change: HTMLElement | null;
  private readonly status: HTMLElement | null;

  constructor(
    private readonly element: HTMLElement,
    private saved: SavedJob | undefined,
  ) {
    this.save = element.querySelector('[data-save]');
    this.apply = element.querySelector('[data-apply]');
    this.change = element.querySelector('[data-change]');
    this.status = element.querySelector('[role=status]');
    this.save?.addEventListener('click', () => void this.act(this.saved ? this.remove : this.keep));
    this.apply?.addEventListener('click', () => void this.act(() => this.write(today())));
    this.show();
    for (const button of [this.save, this.apply]) if (button) button.disabled = false;
  }

  private readonly write = async (appliedOn: string | null): Promise<void> => {
    const externalJobId = this.element.dataset['externalJob'] ?? '';
    const body = { externalJobId, appliedOn };
    this.saved = savedJob(await callApi('POST', '/saved-external-jobs', body));
  };

  private readonly keep = (): Promise<void> => this.write(null);

  private readonly remove = async (): Promise<void> => {
    await callApi('DELETE', `/saved-external-jobs/${this.saved?.id ?? ''}`);
    this.saved = undefined;
  };

  private async act(change: () => Promise<void>): Promise<void> {
    if (this.element.hasAttribute('aria-busy')) return;
    this.element.setAttribute('aria-busy', 'true');
    try {
      await change();
      this.show();
      this.announce('');
    } catch {
      this.announce(this.element.dataset['failed'] ?? '');
    } finally {
      this.element.removeAttribute('aria-busy');
    }
  }

  private announce(text: string): void {
    if (this.status) this.status.textContent = text;
  }

  private show(): void {
    const { save, apply, change, saved } = this;
    const isApplied = saved?.appliedOn !== undefined && saved.appliedOn !== null;
    if (save) {
      save.setAttribute('aria-pressed', String(saved !== undefined));
      /* What is noted of an application is removed where all of it can be seen. */
      save.hidden = isApplied;
    }
    const hadFocus = document.activeElement === apply;
    if (apply) apply.hidden = isApplied;
    if (!change) return;
    change.hidden = !isApplied;
    change.textContent = (change.dataset['change'] ?? '').replace('{date}', dayText(saved?.appliedOn ?? null));
    if (hadFocus && isApplied) change.focus();
  }
}

async function start(cards: readonly HTMLElement[]): Promise<void> {
  if (cards.length === 0 || !(await openSession())) return;
  const saved = await loadSaved();
  for (const card of cards) new CardActions(card, saved.get(card.dataset['externalJob'] ?? ''));
}

void start([...document.querySelectorAll<HTMLElement>('[data-external-job]')]).catch(() => undefined);
