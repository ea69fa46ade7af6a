import type { CvFinding } from '@prentice/contract';
import { useEffect, useRef, useState } from 'react';
import type { OwnDocument } from '../../documents/upload.ts';
import { useLoad } from '../../session/load.hook.ts';
import { Waiting } from '../../session/Waiting.tsx';
import { session } from '../../site/browser.session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { proposalsOf, withFindings, type Added, type Proposal } from './cv.proposal.ts';
import { ProposalRow } from './ProposalRow.tsx';
import type { StepProps } from './steps.ts';

interface PrefillProps extends StepProps {
  cv: OwnDocument;
  onClose: () => void;
}

const kinds = ['name', 'headline', 'about', 'education', 'experience', 'project', 'skill', 'language', 'link'] as const;

/** What is sure and overwrites nothing is ticked from the start; it can be unticked. */
const tickedFirst = ({ effect, missing }: Proposal): boolean => effect === 'new' && missing.length === 0;
const complete = ({ missing }: Proposal, added: Added): boolean => missing.every((key) => Boolean(added[key]));

function Choice({
  t,
  language,
  saving,
  findings,
  onClose,
}: StepProps & { findings: CvFinding[]; onClose: () => void }) {
  const [before] = useState(saving.values);
  const [proposals] = useState(() => proposalsOf(findings, before));
  const [ticks, setTicks] = useState(() => proposals.map(tickedFirst));
  const [added, setAdded] = useState<Added[]>(() => proposals.map(() => ({})));
  const [strict, setStrict] = useState(false);
  const [taken, setTaken] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const chosen = proposals.flatMap((proposal, at) => (ticks[at] ? [{ proposal, added: added[at] ?? {} }] : []));
  useEffect(() => {
    if (strict) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [strict]);
  const confirm = (): void => {
    if (!chosen.every((one) => complete(one.proposal, one.added))) return setStrict(true);
    saving.set(
      withFindings(
        saving.values,
        chosen.map((one) => ({ finding: one.proposal.finding, added: one.added })),
      ),
    );
    setTaken(chosen.length);
  };
  const undo = (): void => {
    const { visibility: _kept, ...rest } = before;
    saving.set(rest);
    onClose();
  };
  if (findings.length === 0) return <Notice tone="info" role="status" title={t('profile.prefill.nothing')} />;
  if (taken > 0)
    return (
      <Notice tone="answered" role="status" title={t('profile.prefill.taken', { count: taken })}>
        <p>
          <a href="#about">{t('profile.prefill.look')}</a>
        </p>
        <Button look="small" onClick={undo}>
          {t('profile.prefill.undo')}
        </Button>
      </Notice>
    );
  return (
    <div className="stack" ref={frame}>
      <p>{t('profile.prefill.text')}</p>
      {kinds
        .filter((kind) => proposals.some((one) => one.finding.kind === kind))
        .map((kind) => (
          <fieldset key={kind}>
            <legend className="field-label">{t(`profile.prefill.kind.${kind}`)}</legend>
            <ul className="plain">
              {proposals.map(
                (proposal, at) =>
                  proposal.finding.kind === kind && (
                    <ProposalRow
                      key={at}
                      t={t}
                      language={language}
                      place={at}
                      proposal={proposal}
                      ticked={ticks[at] ?? false}
                      added={added[at] ?? {}}
                      strict={strict}
                      sameWords={proposals[at - 1]?.finding.quote === proposal.finding.quote}
                      onTick={(on) => setTicks(ticks.with(at, on))}
                      onAdd={(more) => setAdded(added.with(at, more))}
                    />
                  ),
              )}
            </ul>
          </fieldset>
        ))}
      <p className="row">
        <Button look="primary" busy={chosen.length === 0} onClick={confirm}>
          {t('profile.prefill.take', { count: chosen.length })}
        </Button>
        <Button onClick={onClose}>{t('profile.prefill.leave')}</Button>
      </p>
    </div>
  );
}

/** Fills in the profile from a CV: shows what was found, and writes what its owner ticks and confirms. */
export function CvPrefill({ cv, onClose, ...props }: PrefillProps) {
  const { t } = props;
  const [load] = useState(() => () => session.client.documents.reading({ params: { id: cv.id } }));
  const loaded = useLoad(load);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="preview" aria-labelledby="prefill-title">
      <h4 id="prefill-title" ref={title} tabIndex={-1}>
        {t('profile.prefill.title', { name: cv.fileName })}
      </h4>
      <Waiting t={t} loaded={loaded} lines={4}>
        {({ findings }) => <Choice {...props} findings={findings} onClose={onClose} />}
      </Waiting>
    </section>
  );
}
