import type { ReactNode } from 'react';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { useOpenInPreview } from './ReplacedPreview.tsx';

interface SectionFoldProps {
  id: string;
  title: string;
  /** How many entries it holds, said where it is folded. */
  count?: number | undefined;
  /** Whether it is unfolded at first, as when the address names it. */
  open?: boolean | undefined;
  children: ReactNode;
}

/**
 * Shows a section below the applications: on a phone its title and how much it holds, and the rest on request. It stays open
 * where somebody has opened it in the preview of the page.
 */
export function SectionFold({ id, title, count = 0, open, children }: SectionFoldProps) {
  const wasOpened = useOpenInPreview(`[data-fold="${id}"]`);
  return (
    <PhoneFold
      open={wasOpened === true || open}
      heading={<h2 id={id}>{title}</h2>}
      summary={
        <h2 id={id}>
          {title} {count > 0 && <span className="note">{count}</span>}
        </h2>
      }
    >
      {children}
    </PhoneFold>
  );
}
