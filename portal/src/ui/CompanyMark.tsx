import { companyMark } from '@prentice/design';
import { useMemo } from 'react';

interface CompanyMarkProps {
  company: { id: string; name: string; logoId: string | null };
}

/** Shows the logo of a company, or the mark drawn from its name. Decoration: the name is always beside it. */
export function CompanyMark({ company: { id, name, logoId } }: CompanyMarkProps) {
  const drawing = useMemo(() => ({ __html: companyMark(name) }), [name]);
  if (logoId) return <img className="mark" src={`/api/employers/${id}/logo?v=${logoId}`} alt="" loading="lazy" />;
  // oxlint-disable-next-line react/no-danger -- markup of our own drawing, its text is escaped there
  return <span className="drawn-mark" aria-hidden="true" dangerouslySetInnerHTML={drawing} />;
}
