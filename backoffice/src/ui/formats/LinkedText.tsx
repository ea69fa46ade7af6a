import { Link } from '@mui/material';
import { linkedParts } from '@prentice/contract';
import type { ReactElement } from 'react';

/** What our team wrote, with its web addresses as links to other tabs. */
export const LinkedText = ({ text }: { readonly text: string }): ReactElement => (
  <>
    {linkedParts(text).map((part, index) =>
      part.href ? (
        <Link key={index} href={part.href} target="_blank" rel="noopener nofollow">
          {part.text}
        </Link>
      ) : (
        part.text
      ),
    )}
  </>
);
