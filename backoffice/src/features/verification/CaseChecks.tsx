import { Box, Button, Link } from '@mui/material';
import { allows, openCaseStates } from '@prentice/contract';
import { LinkBase, useLocale, useTranslate } from 'ra-core';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { useAbility } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { LoadingDialog } from '../../ui/dialogs/LoadingDialog.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { countryText } from '../../ui/formats/value-format.ts';
import { StatusTag, type TagTone } from '../../ui/formats/StatusChip.tsx';
import type { CaseCheck, ReviewedCase } from './selected-case.hook.ts';

/* Dialogs are heavy; the queue is there before them. */
const OverrideDialog = lazy(() => import('./OverrideDialog.tsx'));

const tones: Readonly<Record<CaseCheck['result'], TagTone>> = {
  pass: 'answered',
  warn: 'warning',
  fail: 'attention',
  unknown: 'neutral',
};

/** Returns the sentence that explains a check's result, or its bare values where the catalogue has none. */
export function useCheckExplanation(): (check: CaseCheck) => string {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  return ({ detail: { key, params } }) => {
    const bare = Object.values(params).join(' · ');
    const country = params['country'] && countryText(String(params['country']), locale);
    return translate(`check.detail.${key}`, { ...params, ...(country && { country }), _: bare });
  };
}

/** Shows other companies that the check found, to look at beside this one. */
function RelatedCompanies({ ids }: { ids: readonly string[] }): ReactElement | null {
  const text = useMessages();
  if (ids.length === 0) return null;
  return (
    <Box>
      {ids.map((id, index) => (
        <Box key={id} component="span" sx={{ mr: 1.5 }}>
          <Link component={LinkBase} to={pathTo('employer', id)}>
            {text('verification.related', { number: index + 1 })}
          </Link>
        </Box>
      ))}
    </Box>
  );
}

interface CheckResultItemProps {
  readonly check: CaseCheck;
  /** Absent for those who only read the case. */
  readonly onCorrect: (() => void) | undefined;
}

function CheckResultItem({ check, onCorrect }: CheckResultItemProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const detail = useCheckExplanation();
  return (
    <Box component="li" sx={itemStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box sx={{ fontWeight: 600 }}>{valueLabel('check', check.id)}</Box>
        <StatusTag tone={tones[check.result]}>{valueLabel('checkResult', check.result)}</StatusTag>
        <Box sx={{ flex: 1 }} />
        {onCorrect && (
          <Button
            size="small"
            aria-label={text('verification.correctTitle', { check: valueLabel('check', check.id) })}
            onClick={onCorrect}
          >
            {text('verification.changeResult')}
          </Button>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {detail(check)} · <RelativeTime instant={check.at} />
        {check.overrideNote && <Box>{text('verification.override', { note: check.overrideNote })}</Box>}
        <RelatedCompanies ids={check.related} />
      </Box>
    </Box>
  );
}

/** What somebody has to look at: what did not pass, the worst first, and what a colleague has changed. */
const needsAttention = ({ result, overrideNote }: CaseCheck): boolean => result !== 'pass' || overrideNote !== null;
const severities = ['fail', 'warn', 'unknown', 'pass'] as const satisfies readonly CaseCheck['result'][];
const worstFirst = (left: CaseCheck, right: CaseCheck): number =>
  severities.indexOf(left.result) - severities.indexOf(right.result);

interface CheckListProps {
  readonly checks: readonly CaseCheck[];
  readonly onCorrect: ((check: CaseCheck) => void) | undefined;
}

const CheckList = ({ checks, onCorrect }: CheckListProps): ReactElement => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {checks.map((check) => (
      <CheckResultItem key={check.id} check={check} onCorrect={onCorrect && (() => onCorrect(check))} />
    ))}
  </Box>
);

/** Shows the checks that passed in one line, to be opened. */
function PassedChecks({ checks, onCorrect }: CheckListProps): ReactElement | null {
  const text = useMessages();
  const valueLabel = useValueLabel();
  if (checks.length === 0) return null;
  const names = checks.map(({ id }) => valueLabel('check', id)).join(', ');
  return (
    <Box component="details" sx={{ py: 0.75 }}>
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        <strong>{text('verification.passed', { smart_count: checks.length })}</strong>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {names}
        </Box>
      </Box>
      <CheckList checks={checks} onCorrect={onCorrect} />
    </Box>
  );
}

const itemStyle = { py: 0.75, borderBottom: '1px solid', borderColor: 'divider' } as const;

/** Shows the automatic checks with their explanations; they inform, a person decides. */
export function CaseChecks({ verificationCase }: { verificationCase: ReviewedCase }): ReactElement {
  const text = useMessages();
  const [correcting, setCorrecting] = useState<CaseCheck | null>(null);
  const may =
    allows(useAbility(), 'transition', 'VerificationCase', verificationCase) &&
    openCaseStates.some((state) => state === verificationCase.state);
  const checks = verificationCase.checks.toSorted(worstFirst);
  const onCorrect = may ? setCorrecting : undefined;
  const again = useApiMutation(() => client.verificationCases.runChecks({ params: { id: verificationCase.id } }), {
    successMessage: 'verification.checksRan',
  });
  return (
    <>
      <CheckList checks={checks.filter(needsAttention)} onCorrect={onCorrect} />
      <PassedChecks checks={checks.filter((check) => !needsAttention(check))} onCorrect={onCorrect} />
      {may && (
        <Button size="small" onClick={() => again.mutate(undefined)} disabled={again.isPending} sx={{ mt: 1 }}>
          {text('verification.runAgain')}
        </Button>
      )}
      {correcting && (
        <Suspense fallback={<LoadingDialog onClose={() => setCorrecting(null)} />}>
          <OverrideDialog caseId={verificationCase.id} check={correcting} onClose={() => setCorrecting(null)} />
        </Suspense>
      )}
    </>
  );
}
