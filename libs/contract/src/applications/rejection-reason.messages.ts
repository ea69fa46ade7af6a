import type { RejectionCode } from './application-limits.ts';

type RejectionReasons = Readonly<Record<RejectionCode, string>>;

/** Why an application was rejected, as the candidate reads it. */
export const rejectionReasons: Readonly<Record<'en' | 'de', RejectionReasons>> = {
  en: {
    skills: 'Other skills were needed',
    experience: 'More experience was needed',
    studies: 'A different course or level of study was needed',
    language: 'Better language skills were needed',
    availability: 'The dates didn’t match',
    work_authorisation: 'A visa or work permit was missing',
    application_incomplete: 'Something was missing in the application',
    stronger_candidates: 'Other candidates were a better match',
    places_taken: 'All openings are filled',
    internship_cancelled: 'The internship will not take place',
    after_interview: 'Decided after the interview',
    other: 'Another reason',
  },
  de: {
    skills: 'Andere Kenntnisse waren nötig',
    experience: 'Mehr Erfahrung war nötig',
    studies: 'Ein anderes Studienfach oder ein anderer Ausbildungsstand war nötig',
    language: 'Bessere Sprachkenntnisse waren nötig',
    availability: 'Die Zeiten passten nicht',
    work_authorisation: 'Visum oder Arbeitserlaubnis fehlte',
    application_incomplete: 'In der Bewerbung fehlte etwas',
    stronger_candidates: 'Andere Bewerbungen passten besser',
    places_taken: 'Alle Plätze sind vergeben',
    internship_cancelled: 'Das Praktikum findet nicht statt',
    after_interview: 'Nach dem Gespräch entschieden',
    other: 'Ein anderer Grund',
  },
};
