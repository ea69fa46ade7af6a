import { AppError } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { NotFound } from '../../../app/NotFoundPage.tsx';
import { client } from '../../../providers/session.ts';

/** The internship that a page of candidates belongs to. */
export const useInternship = (id: string) =>
  useQuery({
    queryKey: ['internships', 'one', id],
    queryFn: ({ signal }) => client.internships.get({ params: { id } }, { signal }),
  });

/** A page of an internship's candidates; where there is no such internship for this person, the not-found page. */
export function InternshipLoader({ id, children }: { id: string; children: ReactNode }): ReactElement {
  const { error } = useInternship(id);
  return error instanceof AppError && error.status === 404 ? <NotFound /> : <>{children}</>;
}
