import { renderArticle } from '@prentice/design/article';
import { Box } from '@mui/material';
import { useDeferredValue, useMemo, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';

/** Shows a text as readers see it: rendered by what renders the public page, which lets no markup of the author's through. */
export function ArticlePreview({ body }: { body: string }): ReactElement {
  const text = useMessages();
  const deferred = useDeferredValue(body);
  const html = useMemo(() => renderArticle(deferred).html, [deferred]);
  return (
    <Box component="section" aria-label={text('news.preview')} sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600, mb: 1 }}>{text('news.preview')}</Box>
      {body.trim() === '' ? (
        <Box sx={{ color: 'text.secondary' }}>{text('news.previewEmpty')}</Box>
      ) : (
        // oxlint-disable-next-line react/no-danger -- the renderer escapes all that its author wrote
        <Box sx={articleStyle} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </Box>
  );
}

const articleStyle = {
  maxWidth: '66ch',
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& h2, & h3': { fontFamily: 'var(--font-serif)', fontWeight: 500, lineHeight: 1.25, mt: 3, mb: 1 },
  '& a': { color: 'primary.main', textUnderlineOffset: '0.18em', textDecorationThickness: '0.06em' },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: '3px' },
  '& .figure': { display: 'block' },
  '& .caption': { display: 'block', color: 'text.secondary', fontSize: '0.9375rem', fontFamily: 'var(--font-sans)' },
  '& blockquote': { m: 0, pl: 2, borderLeft: '3px solid', borderColor: 'divider', color: 'text.secondary' },
  '& pre, & .table-scroll': { overflowX: 'auto' },
  '& pre, & code': { fontSize: '0.9375rem', bgcolor: 'var(--sunken)' },
  '& th, & td': { py: 0.5, pr: 2, borderBottom: '1px solid', borderColor: 'divider', textAlign: 'start' },
  '& .is-right': { textAlign: 'right' },
  '& .is-center': { textAlign: 'center' },
} as const;
