import type { CvMachineReading, MatchEvidence, ReviewedCv } from '@prentice/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';
import { isFixedInEditor } from './editor/field-focus.ts';
import { draftOf } from './editor/resume-draft.ts';
import { FindingList } from './FindingList.tsx';
import { InternshipComparison } from './InternshipComparison.tsx';
import type { ProfileCopy } from './CopyToProfile.tsx';
import { EnlargedPages } from './EnlargedPages.tsx';
import { MachineReading } from './MachineReading.tsx';
import { MarkedLines } from './MarkedLines.tsx';
import { MarkedPages } from './MarkedPage.tsx';
import { useIsNarrow } from './narrow-screen.hook.ts';
import { cardCount, numberedFindings } from './numbered-finding.ts';
import { ReviewSummary } from './ReviewSummary.tsx';

type Line = CvMachineReading['lines'][number];

/** Returns the lines of a CV that a quote consists of; a quote that was cut ends within its last line. */
export function evidenceLines(lines: readonly Line[], evidence: MatchEvidence | null): ReadonlySet<Line> {
  if (!evidence || evidence.from !== 'cv') return new Set();
  const quoted = evidence.quote.split('\n');
  const isQuoted = ({ text, page }: Line): boolean =>
    page === evidence.page && quoted.some((words) => words !== '' && text.startsWith(words.replace(/…$/u, '')));
  return new Set(lines.filter(isQuoted));
}

/** On narrow screens a part that somebody unfolds: the findings quote what it says. */
const Fold = ({ isFolded, title, children }: { isFolded: boolean; title: ReactNode; children: ReactNode }) =>
  isFolded ? (
    <details className="cv-fold">
      <summary>{title}</summary>
      {children}
    </details>
  ) : (
    <>
      {title}
      {children}
    </>
  );

/* Brings the place of a quote into view, where it is folded away too. */
function showPlace(place: Element | null | undefined, block: ScrollLogicalPosition): void {
  const fold = place?.closest('details');
  if (fold) fold.open = true;
  place?.scrollIntoView({ block });
}

const sides = ['findings', 'comparison'] as const;
type Side = (typeof sides)[number];

/** Chooses what is beside the pages. */
const SideChoice = ({ t, side, onChoose }: { t: Translate; side: Side; onChoose: (side: Side) => void }) => (
  <p className="cv-sides" role="group" aria-label={t('cvCompare.sides')}>
    {sides.map((each) => (
      <button key={each} type="button" className="cv-side" aria-pressed={each === side} onClick={() => onChoose(each)}>
        {t(`cvCompare.side.${each}`)}
      </button>
    ))}
  </p>
);

interface ReviewViewProps extends Pick<ReviewedCv, 'review' | 'reading' | 'resume'> {
  t: Translate;
  language: Language;
  documentId: string;
  fileName: string;
  /** Whether the CV was just uploaded. */
  isNew: boolean;
  /** Whether applications start with this CV. */
  isDefault: boolean;
  onDefault: () => void;
  copy: ProfileCopy;
}

interface PagesHeadProps extends Pick<ReviewViewProps, 't'> {
  readonly title: string;
  /** Undefined where no pages are shown. */
  readonly onEnlarge: (() => void) | undefined;
}

function PagesHead({ t, title, onEnlarge }: PagesHeadProps) {
  const heading = <h2 id="cv-pages">{title}</h2>;
  if (!onEnlarge) return heading;
  return (
    <div className="cv-pages-head">
      {heading}
      <Button look="small" onClick={onEnlarge}>
        {t('cvReview.enlarge')}
      </Button>
    </div>
  );
}

/**
 * The result of a review, and the pages of the CV. Beside them its findings: selecting one selects the other; or an
 * internship, whose evidence is marked on the pages.
 */
export function ReviewView({ review, reading, resume, ...cv }: ReviewViewProps) {
  const { t, language, documentId } = cv;
  /* Without findings the next step is to see what an internship asks for. */
  const [side, setSide] = useState<Side>(review.findings.length === 0 ? 'comparison' : 'findings');
  const [evidence, setEvidence] = useState<MatchEvidence | null>(null);
  const [selected, setSelected] = useState<number | null>(null);
  const isNarrow = useIsNarrow();
  const [isEnlarged, setIsEnlarged] = useState(false);
  const pagesShown = isNarrow ? [] : reading.pages;
  const [findings] = useState(() => numberedFindings(review));
  const [draft] = useState(() => draftOf(resume));
  const list = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const selectInList = (number: number): void => {
    setSelected(number);
    /* On narrow screens the lines are far above: what somebody reads would leave the screen. */
    if (!isNarrow) pages.current?.querySelector(`[data-findings~="${number}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const selectOnPage = (number: number): void => {
    setSelected(number);
    list.current
      ?.querySelector(`[data-finding="${number}"]`)
      ?.scrollIntoView({ block: isNarrow ? 'center' : 'nearest' });
  };
  const openFinding = (number: number): void => {
    flushSync(() => {
      setSide('findings');
      setSelected(number);
    });
    const card = list.current?.querySelector(`[data-finding="${number}"]`);
    card?.querySelector('button')?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: isNarrow ? 'center' : 'nearest' });
  };
  const openComparison = (): void => {
    flushSync(() => setSide('comparison'));
    list.current?.scrollIntoView({ block: 'start' });
    list.current?.querySelector('input')?.focus({ preventScroll: true });
  };
  const comparing = side === 'comparison';
  const cvLanguage = review.language === language ? language : null;
  const shownEvidence = evidenceLines(reading.lines, comparing ? evidence : null);
  const marks = { t, evidence: shownEvidence, findings: comparing ? [] : findings, selected, onSelect: selectOnPage };
  useEffect(() => {
    showPlace(pages.current?.querySelector('.cv-evidence'), isNarrow ? 'center' : 'nearest');
  }, [evidence, isNarrow]);
  const pagesTitle = (
    <PagesHead
      t={t}
      title={t(comparing ? 'cvCompare.pages' : 'cvReview.pages')}
      onEnlarge={pagesShown.length > 0 ? () => setIsEnlarged(true) : undefined}
    />
  );
  return (
    <div className="stack">
      <ReviewSummary {...cv} {...{ review, findings }} onOpen={openFinding} onCompare={openComparison} />
      <div className="cv-review">
        {/* Its pages scroll by the keyboard, too. */}
        <section className="cv-pages" aria-labelledby="cv-pages" ref={pages} tabIndex={isNarrow ? undefined : 0}>
          <Fold isFolded={isNarrow} title={pagesTitle}>
            <MarkedPages {...marks} pages={pagesShown} lines={reading.lines} />
            {pagesShown.length === 0 && <MarkedLines {...marks} lines={reading.lines} />}
          </Fold>
        </section>
        <section aria-labelledby="cv-beside" ref={list}>
          <SideChoice t={t} side={side} onChoose={setSide} />
          <h2 id="cv-beside" className={comparing ? 'visually-hidden' : undefined}>
            {comparing ? t('cvCompare.title') : t('cvReview.findings', { count: cardCount(findings) })}
          </h2>
          {comparing ? (
            <InternshipComparison
              t={t}
              language={language}
              documentId={documentId}
              selected={evidence}
              onSelect={setEvidence}
            />
          ) : (
            <FindingList
              {...{ t, documentId, findings, selected }}
              language={cvLanguage}
              lines={reading.lines}
              isEditable={(finding) => isFixedInEditor(finding, draft, reading.lines)}
              onSelect={selectInList}
            />
          )}
        </section>
      </div>
      {isEnlarged && pagesShown.length > 0 && (
        <EnlargedPages
          {...marks}
          onSelect={setSelected}
          pages={pagesShown}
          lines={reading.lines}
          onClose={() => setIsEnlarged(false)}
        />
      )}
      <MachineReading t={t} reading={reading} />
    </div>
  );
}
