import { Box } from '@mui/material';
import { markdownHtml } from '@prentice/design/markdown';
import type { ReactElement } from 'react';

/**
 * Shows a longer text as its readers see it: the Markdown that people write, of which nothing but its own few marks is kept.
 */
export const MarkdownText = ({ children }: { children: string }): ReactElement => (
  // oxlint-disable-next-line react/no-danger -- all that its author wrote is escaped
  <Box sx={textStyle} dangerouslySetInnerHTML={{ __html: markdownHtml(children) }} />
);

const textStyle = {
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& h3': { fontSize: '1rem', fontWeight: 600, mt: 2, mb: 0.5 },
} as const;
