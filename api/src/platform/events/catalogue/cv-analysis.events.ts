import { cvAnalysisState, id, type cvAnalysisEventNames } from '@prentice/contract';
import { z } from 'zod';
import { defineTransitionEvents } from './event-definition.ts';

/** Analyses of CVs. */
export const cvAnalysisEvents = defineTransitionEvents<typeof cvAnalysisEventNames>()({
  'cv_analysis.changed': {
    version: 1,
    record: 'analysisId',
    payload: z.object({ analysisId: id, internshipId: id, employerId: id, state: cvAnalysisState }),
  },
});
