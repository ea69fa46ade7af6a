import { Box, Link } from '@mui/material';
import { LinkBase } from 'ra-core';
import { useId, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';

/** Something that is still missing. */
export interface MissingItem {
  readonly text: string;
  /** What is asked of it, when it is more than to be there. */
  readonly detail?: string | undefined;
  /** It is there, and has to be corrected. */
  readonly isWrong?: boolean;
  /** Where it is added. */
  readonly to?: string;
}

interface MeterProps {
  /** 0 to 100. */
  readonly value: number;
  /** What is still missing, most useful first. */
  readonly missing: readonly MissingItem[];
  /** The value from which on it is enough. */
  readonly enough?: number;
}

function OpenItems({ title, items }: { title: string; items: readonly MissingItem[] }): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
        {items.map(({ text: name, detail, to }) => (
          <li key={name}>
            {to ? (
              <Link component={LinkBase} to={to}>
                {name}
              </Link>
            ) : (
              name
            )}
            {detail && `: ${detail}`}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Shows how complete something is and what to add next. */
export function CompletenessMeter({ value, missing, enough = 100 }: MeterProps): ReactElement {
  const text = useMessages();
  const label = useId();
  const done = value >= enough;
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.5 }}>
        <span id={label}>{text('meter.label')}</span>
        <span>{text('meter.value', { value })}</span>
      </Box>
      <Box
        role="meter"
        aria-labelledby={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        sx={{ height: 8, border: '1px solid', borderColor: 'var(--edge)', borderRadius: '3px', overflow: 'hidden' }}
      >
        <Box sx={{ height: '100%', width: `${value}%`, bgcolor: done ? 'var(--answered)' : 'var(--due)' }} />
      </Box>
      <OpenItems title={text('meter.missing')} items={missing.filter(({ isWrong }) => !isWrong)} />
      <OpenItems title={text('meter.wrong')} items={missing.filter(({ isWrong }) => isWrong)} />
    </Box>
  );
}
