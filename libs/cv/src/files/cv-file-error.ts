/** Why a file cannot be read. Each is the end of the code that its sender gets (`FILE_ENCRYPTED`). */
export const cvFileErrors = ['TYPE', 'ENCRYPTED', 'CORRUPT', 'NO_TEXT', 'TOO_LONG', 'REJECTED'] as const;
export type CvFileErrorCode = (typeof cvFileErrors)[number];

/** The refusal of a file: the one kind of error that reading throws. */
export class CvFileError extends Error {
  readonly code: CvFileErrorCode;

  constructor(code: CvFileErrorCode) {
    super(`The file cannot be read: ${code}.`);
    this.name = 'CvFileError';
    this.code = code;
  }
}
