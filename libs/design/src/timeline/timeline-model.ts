/** One step of a timeline, as text ready to show: the same for student, employer and administrator. */
export interface TimelineStep {
  id: string;
  /** Past, current, possible next, or ended early. */
  phase: 'done' | 'current' | 'upcoming' | 'stopped';
  title: string;
  /** Who acted, or who is to act now. */
  actor?: string;
  /** When it happened: machine-readable and in the reader's words. */
  at?: TimelineMoment;
  /** By when the actor has to act; only for the current step. */
  due?: TimelineMoment & { urgency: Urgency };
  note?: string;
}

export interface TimelineMoment {
  /** ISO 8601. */
  iso: string;
  text: string;
}

/** How pressing a due date is: in time, four fifths gone, past. */
export type Urgency = 'calm' | 'soon' | 'late';

/** Share of the promised time after which an answer counts as pressing; employers are reminded at this point. */
const SOON_SHARE = 0.8;

/** Returns the urgency of `due` at `now` when the clock started at `start`. All in milliseconds since the epoch. */
export function urgency(now: number, start: number, due: number): Urgency {
  if (now >= due) return 'late';
  const total = due - start;
  return total > 0 && (now - start) / total >= SOON_SHARE ? 'soon' : 'calm';
}
