import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

interface SectionProps {
  heading: string;
  /** How many entries it has; left out where it is always there. */
  count?: number;
  isOpen?: boolean;
  /** What adds an entry; left out where there is no room for another. */
  add?: { readonly label: string; readonly onAdd: () => void } | null;
  children: ReactNode;
}

/** Shows one section of the CV, folded to its heading; an empty one has what adds its first entry beside the heading. */
export function ResumeSection({ heading, count, isOpen = false, add = null, children }: SectionProps) {
  const button = add && (
    <Button look="small" onClick={add.onAdd}>
      {add.label}
    </Button>
  );
  if (count === 0)
    return (
      <div className="resume-section is-empty">
        <h2>{heading}</h2>
        {button}
      </div>
    );
  return (
    <details className="resume-section" open={isOpen || undefined}>
      <summary>
        <h2>
          {heading} {count !== undefined && <span className="note">{count}</span>}
        </h2>
        <Icon name="expand" />
      </summary>
      <div className="resume-section-body">
        {children}
        {button && <p>{button}</p>}
      </div>
    </details>
  );
}
