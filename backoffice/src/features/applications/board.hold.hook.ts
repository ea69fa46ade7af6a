import { useMemo, useRef, useState } from 'react';
import { nextStage, stages, type Stage } from './board.stages.ts';
import type { Offer } from './candidate.offers.ts';

/** A candidate who has been picked up, by pointer or by key, and the stage that they are held over. */
export interface Held {
  readonly id: string;
  readonly name: string;
  readonly stage: string;
  readonly offers: readonly Offer[];
  readonly over: string | null;
}

/** The move that a drop on a stage would make; undefined where nobody can be put from here. */
export const offerOn = (held: Held, { drop }: Stage): Offer | undefined =>
  held.offers.find(({ to }) => drop !== undefined && to === drop);

const names = stages.map(({ name }) => name);
const allowedFor = (held: Held): string[] => stages.filter((stage) => offerOn(held, stage)).map(({ name }) => name);

/** What one can do with a picked-up candidate. */
export interface Hands {
  /** Asks that this candidate's card gets the focus where it appears next. */
  readonly expect: (id: string) => void;
  /** Whether this card is the one expected; it is expected no longer then. */
  readonly claim: (id: string) => boolean;
  readonly take: (held: Omit<Held, 'over'>) => void;
  readonly aim: (stage: string | null) => void;
  readonly step: (by: 1 | -1) => void;
  readonly drop: () => void;
  readonly putBack: () => void;
  /** A card has left a stage: what was held of it there is held no longer. */
  readonly lose: (id: string, stage: string) => void;
}

/** Holds at most one candidate. What a drop does is the move's own: at once, or a dialog first. */
export function useHolding(): { held: Held | null; back: string | null; hands: Hands } {
  const [held, setHeld] = useState<Held | null>(null);
  const [back, setBack] = useState<string | null>(null);
  const latest = useRef<Held | null>(null);
  const expected = useRef<string | null>(null);
  const hands = useMemo((): Hands => {
    const set = (next: Held | null) => {
      latest.current = next;
      setHeld(next);
    };
    const aim = (over: string | null) => {
      if (latest.current && latest.current.over !== over) set({ ...latest.current, over });
    };
    return {
      expect: (id) => void (expected.current = id),
      claim: (id) => {
        if (expected.current !== id) return false;
        expected.current = null;
        return true;
      },
      take: (taken) => {
        setBack(null);
        set({ ...taken, over: null });
      },
      aim,
      step: (by) => {
        const now = latest.current;
        if (now) aim(nextStage(names, allowedFor(now), now.over ?? now.stage, by));
      },
      drop: () => {
        const now = latest.current;
        const stage = stages.find(({ name }) => name === now?.over);
        set(null);
        if (now && stage) offerOn(now, stage)?.begin();
      },
      putBack: () => {
        if (latest.current) setBack(latest.current.name);
        set(null);
      },
      lose: (id, stage) => {
        if (latest.current?.id === id && latest.current.stage === stage) set(null);
      },
    };
  }, []);
  return { held, back, hands };
}
