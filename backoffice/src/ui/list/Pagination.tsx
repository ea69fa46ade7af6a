import { Box, Button } from '@mui/material';
import { useListContext, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { NativeChoice } from './NativeControls.tsx';

const sizes = ['25', '50', '100'];

/** Which records show out of how many, and the way to the others. */
export function Pagination(): ReactElement {
  const text = useMessages();
  const locale = useLocale();
  const { page, perPage, total = 0, setPage, setPerPage, hasNextPage, hasPreviousPage } = useListContext();
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const range = text('list.range', {
    from: number((page - 1) * perPage + 1),
    to: number(Math.min(page * perPage, total)),
    total: number(total),
  });
  const several = total > perPage;
  return (
    <Box {...(several ? { component: 'nav', 'aria-label': text('list.pages') } : {})} sx={pagerStyle}>
      <span aria-live="polite">{range}</span>
      <NativeChoice
        label={text('list.perPage')}
        value={String(perPage)}
        options={sizes.map((size) => [size, text('list.rows', { count: size })] as const)}
        onChoose={(size) => setPerPage(Number(size))}
      />
      <Box sx={{ flex: 1 }} />
      {several && (
        <>
          <Button color="inherit" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
            {text('list.previous')}
          </Button>
          <Button color="inherit" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
            {text('list.next')}
          </Button>
        </>
      )}
    </Box>
  );
}

const pagerStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1 } as const;
