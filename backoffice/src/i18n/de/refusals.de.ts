import { refusalsDe } from '@prentice/contract';
import { refusalTexts } from '../refusal.texts.ts';

/** The refusals of the API in German. */
export const refusalTextsDe = refusalTexts(refusalsDe);
