import type { CvFinding, CvReading, CvSkipped } from '@prentice/contract';
import { useEffect, useRef } from 'react';
import { namesText } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';
import { useSignedInQuery } from '../session/query.hook.ts';
import { LoadingBoundary } from '../session/LoadingBoundary.tsx';
import { session } from '../site/browser-session.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { cvSkillLevels } from './cv-proposal.ts';
import { pendingReviewOf, type PendingReview } from './pending-review.ts';
import { useCvPrefill, type PrefillTarget } from './cv-prefill.hook.ts';
import { isChip, ProposalChips } from './ProposalChips.tsx';
import { ProposalRow } from './ProposalRow.tsx';

type Prefill = ReturnType<typeof useCvPrefill>;

interface PrefillProps {
  t: Translate;
  language: Language;
  target: PrefillTarget;
  /** Kinds of entries that are ticked although something has to be added. */
  needed?: readonly CvFinding['kind'][];
  /** Called once the ticked entries are kept; without it, a notice offers to undo that. */
  onTaken?: (count: number) => void;
  onClose: () => void;
}

const kinds = [
  'name',
  'headline',
  'phone',
  'about',
  'education',
  'experience',
  'project',
  'skill',
  'language',
  'link',
] as const;

/** Shows what the CV says and the profile does not take over, with the reason. */
function SkippedParts({ t, skipped }: Pick<PrefillProps, 't'> & { skipped: CvSkipped[] }) {
  if (skipped.length === 0) return null;
  return (
    <details>
      <summary>{t('profile.prefill.skipped', { count: skipped.length })}</summary>
      <ul className="plain">
        {skipped.map(({ kind, reason, quote }, index) => (
          <li key={index} className="proposal">
            <p>
              {t(`profile.prefill.kind.${kind}`)}: <span className="note">{t(`profile.prefill.skip.${reason}`)}</span>
            </p>
            <blockquote className="quoted">{quote.replaceAll('\n', ' / ')}</blockquote>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Names what was read and has no field in the profile. */
function UnplacedParts({ t, language, unplaced }: Pick<PrefillProps, 't' | 'language'> & Pick<CvReading, 'unplaced'>) {
  if (unplaced.length === 0) return null;
  const names = unplaced.map(({ kind, quote }) => (kind === 'section' ? quote : t(`profile.prefill.unplaced.${kind}`)));
  return <p className="note">{t('profile.prefill.unplaced', { what: namesText(language, names) })}</p>;
}

/** Says that the CV holds nothing to take over. */
function NothingFound({ t, skipped, onClose }: Pick<PrefillProps, 't' | 'onClose'> & { skipped: CvSkipped[] }) {
  return (
    <>
      <Notice tone="info" role="status" title={t('profile.prefill.nothing')}>
        <p>
          <Button look="small" onClick={onClose}>
            {t('profile.prefill.continue')}
          </Button>
        </p>
      </Notice>
      <SkippedParts t={t} skipped={skipped} />
    </>
  );
}

/** Says how many entries were taken over, and offers to undo that. */
function TakenNotice({ t, taken, onUndo }: Pick<PrefillProps, 't'> & { taken: number; onUndo: () => void }) {
  return (
    <Notice tone="answered" role="status" title={t('profile.prefill.taken', { count: taken })}>
      <p>
        <a href="#about">{t('profile.prefill.look')}</a>
      </p>
      <Button look="small" onClick={onUndo}>
        {t('profile.prefill.undo')}
      </Button>
    </Notice>
  );
}

/** Asks once how well the skills are known, which a CV does not say; the profile has a level for each. */
function SkillLevel({ t, prefill }: Pick<PrefillProps, 't'> & { prefill: Prefill }) {
  if (!prefill.proposals.some(({ finding, effect }) => finding.kind === 'skill' && effect === 'new')) return null;
  return (
    <SelectField
      name="prefill-skill-level"
      label={t('profile.prefill.skillLevel')}
      hint={t('profile.prefill.skillLevel.hint')}
      t={t}
      value={String(prefill.skillLevel)}
      onChange={(value) => prefill.setSkillLevel(Number(value))}
      options={cvSkillLevels.map((level) => ({ value: String(level), label: t(`profile.skill.level.${level}`) }))}
    />
  );
}

/**
 * Shows the findings by kind, each to be ticked, completed or corrected. Once some are kept, only those that lack something
 * are left, so that nobody looks for them among the others.
 */
function ProposalLists({ t, language, prefill }: Pick<PrefillProps, 't' | 'language'> & { prefill: Prefill }) {
  const { proposals, ticks, added, strict, tick, add, edit } = prefill;
  const isLeft = (index: number): boolean => prefill.keptCount === 0 || prefill.left.has(index);
  return kinds
    .filter((kind) => proposals.some((proposal, index) => proposal.finding.kind === kind && isLeft(index)))
    .map((kind) => (
      <fieldset key={kind}>
        <legend className="field-label">{t(`profile.prefill.kind.${kind}`)}</legend>
        {prefill.keptCount === 0 && (
          <>
            <ProposalChips t={t} language={language} kind={kind} proposals={proposals} ticks={ticks} onTick={tick} />
            {kind === 'skill' && <SkillLevel t={t} prefill={prefill} />}
          </>
        )}
        <ul className="plain">
          {proposals.map(
            (proposal, index) =>
              proposal.finding.kind === kind &&
              isLeft(index) &&
              !isChip(proposal) && (
                <ProposalRow
                  key={index}
                  t={t}
                  language={language}
                  place={index}
                  proposal={proposal}
                  ticked={ticks[index] ?? false}
                  added={added[index] ?? {}}
                  strict={strict}
                  sameWords={proposals[index - 1]?.finding.quote === proposal.finding.quote}
                  onTick={(on) => tick(index, on)}
                  onAdd={(more) => add(index, more)}
                  onEdit={(finding) => edit(index, finding)}
                />
              ),
          )}
        </ul>
      </fieldset>
    ));
}

function ProposalSelection({
  findings,
  skipped,
  unplaced,
  onClose,
  onTaken,
  onAnswered,
  ...props
}: PrefillProps & Omit<CvReading, 'version'> & { onAnswered: () => void }) {
  const { t, language, target, needed } = props;
  const prefill = useCvPrefill(findings, target, needed);
  const { strict, attempts, count, keptCount, taken, confirm, finish, undo } = prefill;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (strict) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [strict, attempts]);
  useEffect(() => {
    if (taken === 0) return;
    onAnswered();
    onTaken?.(taken);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when they are taken
  }, [taken]);
  if (findings.length === 0) return <NothingFound t={t} skipped={skipped} onClose={onClose} />;
  if (taken > 0 && !onTaken) return <TakenNotice t={t} taken={taken} onUndo={() => void undo().then(onClose)} />;
  return (
    <div className="stack" ref={frame}>
      {keptCount > 0 ? (
        <Notice tone="info" role="status" title={t('profile.prefill.rest', { added: keptCount, count })} />
      ) : (
        <p>{t('profile.prefill.text')}</p>
      )}
      <ProposalLists t={t} language={language} prefill={prefill} />
      {keptCount === 0 && (
        <>
          <SkippedParts t={t} skipped={skipped} />
          <UnplacedParts t={t} language={language} unplaced={unplaced} />
        </>
      )}
      <p className="row proposal-actions">
        <Button look="primary" busy={prefill.busy || count === 0} onClick={() => void confirm()}>
          {t('profile.prefill.take', { count })}
        </Button>
        <Button onClick={keptCount > 0 ? finish : onClose}>
          {t(keptCount > 0 ? 'profile.prefill.finish' : 'profile.prefill.leave')}
        </Button>
      </p>
    </div>
  );
}

/** Says which file is being read, above the place of what will be found in it. */
const ReadingCv = ({ t, name }: { t: Translate; name: string }) => (
  <>
    <p role="status">{t('cv.upload.reading', { name })}</p>
    {[0, 1, 2, 3].map((line) => (
      <div key={line} className="skeleton" aria-hidden="true" />
    ))}
  </>
);

/** Fills in the profile from a CV: shows the findings and applies those that the owner ticks and confirms. */
export function CvPrefill({ cv, accountId, ...props }: PrefillProps & { cv: PendingReview; accountId: string }) {
  const { t, onClose } = props;
  const { id, fileName } = cv;
  const query = useSignedInQuery({
    queryKey: ['cv-reading', id],
    queryFn: () => session.client.documents.reading({ params: { id } }),
  });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  /* It survives a reload of the page until it is answered. */
  useEffect(() => pendingReviewOf(accountId).save({ id, fileName }), [accountId, id, fileName]);
  const answered = (): void => pendingReviewOf(accountId).answer({ id, fileName });
  return (
    <section className="preview" aria-labelledby="prefill-title">
      <h4 id="prefill-title" ref={title} tabIndex={-1}>
        {t('profile.prefill.title', { name: fileName })}
      </h4>
      <LoadingBoundary t={t} query={query} skeleton={<ReadingCv t={t} name={fileName} />}>
        {({ findings, skipped, unplaced }) => (
          <ProposalSelection
            {...props}
            findings={findings}
            skipped={skipped}
            unplaced={unplaced}
            onAnswered={answered}
            onClose={() => {
              answered();
              onClose();
            }}
          />
        )}
      </LoadingBoundary>
    </section>
  );
}
