import type { CvFinding } from '@prentice/contract';
import { useEffect, useRef, useState } from 'react';
import type { UploadedDocument } from '../../../documents/upload.ts';
import { useLoad } from '../../../session/load.hook.ts';
import { LoadingBoundary } from '../../../session/LoadingBoundary.tsx';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useCvPrefill } from './cv-prefill.hook.ts';
import { ProposalRow } from './ProposalRow.tsx';
import type { StepProps } from '../steps/step-props.ts';

interface PrefillProps extends StepProps {
  cv: UploadedDocument;
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

function ProposalSelection({
  findings,
  onClose,
  ...props
}: StepProps & { findings: CvFinding[]; onClose: () => void }) {
  const { t, language, saving } = props;
  const { proposals, ticks, added, strict, count, taken, tick, add, confirm, undo } = useCvPrefill(findings, saving);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (strict) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [strict]);
  if (findings.length === 0) return <Notice tone="info" role="status" title={t('profile.prefill.nothing')} />;
  if (taken > 0)
    return (
      <Notice tone="answered" role="status" title={t('profile.prefill.taken', { count: taken })}>
        <p>
          <a href="#about">{t('profile.prefill.look')}</a>
        </p>
        <Button
          look="small"
          onClick={() => {
            undo();
            onClose();
          }}
        >
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
                      onTick={(on) => tick(at, on)}
                      onAdd={(more) => add(at, more)}
                    />
                  ),
              )}
            </ul>
          </fieldset>
        ))}
      <p className="row">
        <Button look="primary" busy={count === 0} onClick={confirm}>
          {t('profile.prefill.take', { count })}
        </Button>
        <Button onClick={onClose}>{t('profile.prefill.leave')}</Button>
      </p>
    </div>
  );
}

/** Fills in the profile from a CV: shows the findings and applies those that the owner ticks and confirms. */
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
      <LoadingBoundary t={t} loaded={loaded} lines={4}>
        {({ findings }) => <ProposalSelection {...props} findings={findings} onClose={onClose} />}
      </LoadingBoundary>
    </section>
  );
}
