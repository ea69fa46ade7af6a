import type { CvMachineReading } from '@prentice/contract';
import { useId, type KeyboardEvent } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { nextOf, type MarkProps, type NumberedFinding } from './numbered-finding.ts';

interface MarkedPageProps extends MarkProps {
  t: Translate;
  page: CvMachineReading['pages'][number];
  /** From 1. */
  number: number;
  lines: CvMachineReading['lines'];
}

/* Findings about the same words share one mark. */
function marksOf(findings: readonly NumberedFinding[], page: number): NumberedFinding[][] {
  const marks = new Map<string, NumberedFinding[]>();
  for (const finding of findings) {
    const key = finding.page === page && finding.box ? `${finding.box.y} ${finding.box.x} ${finding.box.height}` : '';
    if (key !== '') marks.set(key, [...(marks.get(key) ?? []), finding]);
  }
  return [...marks.values()].toSorted((left, right) => (left[0]?.box?.y ?? 0) - (right[0]?.box?.y ?? 0));
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

type Lines = Pick<MarkedPageProps, 'lines'>;

/** Shows the words of a page at their places; readers are given the text beside it. */
const PageWords = ({ lines }: Lines) => (
  <g aria-hidden="true">
    {lines.flatMap(({ pieces, heading, box }, index) =>
      pieces.map(
        ({ text, x, width }, piece) =>
          box && (
            <text
              key={`${index} ${piece}`}
              x={x}
              y={box.y + box.height * 0.8}
              fontSize={box.height}
              fontWeight={heading ? 700 : 400}
              textLength={Math.max(1, width)}
              lengthAdjust="spacingAndGlyphs"
            >
              {text}
            </text>
          ),
      ),
    )}
  </g>
);

/** Marks the lines that show what is selected. */
const Evidence = ({ lines, evidence }: Lines & Pick<MarkedPageProps, 'evidence'>) =>
  lines.map(
    (line, index) =>
      line.box &&
      evidence.has(line) && (
        <rect
          key={index}
          className="cv-evidence"
          x={line.box.x - 3}
          y={line.box.y - 2}
          width={line.box.width + 6}
          height={line.box.height + 4}
          rx={2}
        />
      ),
  );

interface MarkOptionProps {
  t: Translate;
  id: string;
  mark: readonly NumberedFinding[];
  isCurrent: boolean;
  onChoose: () => void;
}

/** Shows the findings about the same words, as one mark with their numbers. */
function MarkOption({ t, id, mark, isCurrent, onChoose }: MarkOptionProps) {
  const box = mark[0]?.box;
  if (!box) return null;
  const { x, y, width, height } = box;
  const numbers = [...new Set(mark.map((finding) => finding.number))];
  return (
    <g
      id={id}
      role="option"
      className="cv-mark"
      data-findings={numbers.join(' ')}
      aria-selected={isCurrent}
      aria-label={t('cvReview.mark', {
        number: numbers.join(', '),
        reason: mark.map(({ rule, params }) => t(`cvReview.reason.${rule}`, params)).join(' '),
      })}
      onClick={onChoose}
    >
      <rect x={x - 3} y={y - 2} width={width + 6} height={height + 4} rx={2} />
      <text x={x - 6} y={y + 9} fontSize={9} textAnchor="end">
        {numbers.join(', ')}
      </text>
    </g>
  );
}

/** Points around what is written: the numbers of the marks are on the left of it. */
const MARGIN = { left: 32, right: 16, top: 20, bottom: 20 } as const;
/** What share of a page's width is shown at least: a few words are not blown up. */
const LEAST_SHARE = 0.6;

/** Returns the part of a page that is written on, as the box of its picture: empty margins would make the letters smaller. */
export function writtenArea({ width, height }: MarkedPageProps['page'], lines: MarkedPageProps['lines']): string {
  const boxes = lines.flatMap(({ box }) => box ?? []);
  if (boxes.length === 0) return `0 0 ${width} ${height}`;
  const left = Math.min(...boxes.map(({ x }) => x)) - MARGIN.left;
  const top = Math.min(...boxes.map(({ y }) => y)) - MARGIN.top;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN.right;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN.bottom;
  return [left, top, Math.max(right - left, LEAST_SHARE * width), bottom - top].map(Math.round).join(' ');
}

/** Shows a page as it was read: its words at their places, with marks that the arrow keys go through. */
function MarkedPage({ t, page, number, lines, findings, selected, onSelect, evidence }: MarkedPageProps) {
  const id = useId();
  const marks = marksOf(findings, number);
  const current = marks.findIndex((mark) => mark.some((finding) => finding.number === selected));
  const choose = (mark: readonly NumberedFinding[] | undefined): void => {
    if (mark) onSelect(nextOf(mark, selected));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose(marks[current < 0 ? 0 : Math.min(marks.length - 1, Math.max(0, current + step))]);
  };
  const controls =
    marks.length === 0
      ? ({ role: 'img' } as const)
      : ({
          role: 'listbox',
          tabIndex: 0,
          onKeyDown,
          'aria-activedescendant': current < 0 ? undefined : `${id}-${current}`,
        } as const);
  return (
    <svg
      className="cv-page"
      viewBox={writtenArea(page, lines)}
      aria-label={t('cvReview.page', { page: number })}
      {...controls}
    >
      <PageWords lines={lines} />
      <Evidence lines={lines} evidence={evidence} />
      {marks.map((mark, index) => (
        <MarkOption
          key={mark[0]?.number}
          t={t}
          id={`${id}-${index}`}
          mark={mark}
          isCurrent={index === current}
          onChoose={() => choose(mark)}
        />
      ))}
    </svg>
  );
}

export interface MarkedPagesProps extends Omit<MarkedPageProps, 'page' | 'number'> {
  pages: CvMachineReading['pages'];
}

/** Shows the pages of a CV, each with the marks on it. */
export const MarkedPages = ({ pages, lines, ...marks }: MarkedPagesProps) =>
  pages.map((page, index) => (
    <MarkedPage
      key={index}
      {...marks}
      page={page}
      number={index + 1}
      lines={lines.filter((line) => line.page === index + 1)}
    />
  ));
