import { errorsDe } from '@prentice/contract';
import { errorMessages } from '../error-messages.ts';

/** The refusals of the API in German. */
export const errorMessagesDe = errorMessages(errorsDe);
