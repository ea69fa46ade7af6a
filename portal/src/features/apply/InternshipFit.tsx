import type { InternshipFit as Fit } from '@prentice/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FitDetails } from '../../cv-match/FitDetails.tsx';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { getCurrentUser } from '../../session/current-user.ts';
import { queryClient } from '../../session/query.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { withSkillNames, type SkillNames } from './cv/CvFit.tsx';

/** Loads how a CV fits. The page stays where it is for somebody who is no longer signed in: an internship is public. */
async function loadFit(internshipId: string, skillNames: SkillNames): Promise<Fit | null> {
  const me = await getCurrentUser();
  if (me?.user.role !== 'intern') return null;
  return withSkillNames(await session.client.applications.fit({ params: { internshipId }, query: {} }), skillNames);
}

interface InternshipFitProps {
  text: IslandText;
  internshipId: string;
  skillNames: SkillNames;
}

/** Shows how the student's CV fits an internship: each requirement with its quote or "not found", for the student alone. */
export default function InternshipFit({ text, internshipId, skillNames }: InternshipFitProps) {
  const [t] = useState(() => createTranslator(text));
  const query = useQuery<Fit | null>(
    { queryKey: ['internship-fit', internshipId], queryFn: () => loadFit(internshipId, skillNames) },
    queryClient,
  );
  return (
    <LoadingBoundary t={t} query={query} lines={6} what={t('fit.what')}>
      {(fit) => (fit ? <FitDetails fit={fit} t={t} language={text.language} /> : <p>{t('fit.signIn')}</p>)}
    </LoadingBoundary>
  );
}
