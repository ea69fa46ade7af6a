import { Box } from '@mui/material';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

/** No double tap or double click takes longer, in milliseconds. */
const DOUBLE_TAP_MS = 500;

/**
 * Keeps pointers off buttons that have just taken the place of others: the second tap of whoever pressed the former ones
 * decides nothing. Keys reach them at once. Give it a key that changes when its buttons mean something else.
 */
export function TapGuard({ children }: { children: ReactNode }): ReactElement {
  const [isGuarding, setIsGuarding] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsGuarding(false), DOUBLE_TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Box sx={{ display: 'contents', ...(isGuarding && { pointerEvents: 'none' }) }}>{children}</Box>;
}
