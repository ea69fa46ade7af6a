import { Box, Button } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { client } from '../../providers/session.ts';
import { Moment } from '../../ui/moment.tsx';
import { useMove } from '../../ui/move.hook.ts';
import { StatusTag } from '../../ui/status.chip.tsx';
import type { Tone } from '../../ui/tone.ts';
import type { CaseCheck, ReviewedCase } from './case.types.ts';

const tones: Readonly<Record<CaseCheck['result'], Tone>> = {
  pass: 'answered',
  warn: 'due',
  fail: 'attention',
  unknown: 'neutral',
};

/** The sentence that explains a check's result, or its bare values where the catalogue has none. */
function useDetail(): (check: CaseCheck) => string {
  const translate = useTranslate();
  return ({ detail }) => {
    const bare = Object.values(detail.params).join(' · ');
    return translate(`check.detail.${detail.key}`, { ...detail.params, _: bare });
  };
}

function Check({ check }: { check: CaseCheck }): ReactElement {
  const text = useText();
  const word = useWord();
  const detail = useDetail();
  return (
    <Box component="li" sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ fontWeight: 600, flex: 1, minWidth: 150 }}>{word('check', check.id)}</Box>
        <StatusTag tone={tones[check.result]}>{word('checkResult', check.result)}</StatusTag>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {detail(check)}
        {check.overrideNote && <Box>{text('verification.override', { note: check.overrideNote })}</Box>}
        <Box>
          <Moment at={check.at} />
        </Box>
      </Box>
    </Box>
  );
}

/** The automatic checks with their explanations; they inform, a person decides. */
export function CaseChecks({ one }: { one: ReviewedCase }): ReactElement {
  const text = useText();
  const again = useMove(() => client.verificationCases.runChecks({ params: { id: one.id } }), {
    done: 'verification.checksRan',
  });
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {one.checks.map((check) => (
          <Check key={check.id} check={check} />
        ))}
      </Box>
      <Button size="small" onClick={() => again.mutate(undefined)} disabled={again.isPending} sx={{ mt: 1 }}>
        {text('verification.runAgain')}
      </Button>
    </>
  );
}
