import { Box, Link } from '@mui/material';
import type { EmployerDashboard } from '@prentice/contract';
import { LinkBase, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { Panel } from '../../ui/Panel.tsx';

/** What to do next, each with the place where it is done. */
export function Todos({ todos }: Pick<EmployerDashboard, 'todos'>): ReactElement {
  const text = useMessages();
  const translate = useTranslate();
  return (
    <Panel title={text('dashboard.todos')}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {todos.map((todo) => (
          <Box component="li" key={`${todo.code} ${todo.link}`} sx={{ py: 0.25 }}>
            <Link component={LinkBase} to={todo.link}>
              {translate(`todo.${todo.code}`, { ...todo.params, _: todo.code.replaceAll('_', ' ') })}
            </Link>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
