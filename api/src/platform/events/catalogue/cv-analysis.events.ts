import { cvAnalysisState, id } from '@prentice/contract';
import { z } from 'zod';
import { defineEvents } from './event-definition.ts';

const payload = z.object({ analysisId: id, internshipId: id, employerId: id, state: cvAnalysisState });

/** Analyses of CVs. */
export const cvAnalysisEvents = defineEvents({
  'cv_analysis.changed': { version: 1, record: 'analysisId', payload },
});
