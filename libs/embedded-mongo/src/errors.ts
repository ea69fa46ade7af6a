import type { Doc } from './value.ts';

/** The names MongoDB gives its error codes; a code without a name of its own is called `Location` and the code. */
const CODE_NAMES: Readonly<Record<number, string>> = {
  1: 'InternalError',
  2: 'BadValue',
  8: 'UnknownError',
  9: 'FailedToParse',
  11: 'UserNotFound',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  15: 'Overflow',
  16: 'InvalidLength',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  34: 'CannotBackfillArray',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  55: 'InvalidDBRef',
  56: 'EmptyFieldName',
  57: 'DottedFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  68: 'IndexAlreadyExists',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  79: 'UnknownReplWriteConcern',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  91: 'ShutdownInProgress',
  100: 'UnsatisfiableWriteConcern',
  111: 'NotExactValueField',
  112: 'WriteConflict',
  115: 'CommandNotSupported',
  121: 'DocumentValidationFailure',
  125: 'CommandFailed',
  146: 'ExceededMemoryLimit',
  148: 'ReadConcernMajorityNotEnabled',
  166: 'CommandNotSupportedOnView',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  206: 'NoSuchSession',
  217: 'IncompleteTransactionHistory',
  225: 'TransactionTooOld',
  238: 'NotImplemented',
  241: 'ConversionFailure',
  246: 'SnapshotUnavailable',
  250: 'KeyNotFound',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  263: 'OperationNotSupportedInTransaction',
  276: 'IndexBuildAborted',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  11600: 'InterruptedAtShutdown',
  11601: 'Interrupted',
  14031: 'OutOfDiskSpace',
  40573: 'Location40573',
};

export interface ErrorExtras {
  /** Error labels a driver acts on, such as TransientTransactionError. */
  readonly labels?: string[];
  /** Further fields of the error in the reply, such as keyPattern and keyValue. */
  readonly details?: Doc;
}

/** An error in MongoDB's form: a numeric code, its name, and a message. */
export class MongoServerError extends Error {
  override readonly name = 'MongoServerError';
  readonly code: number;
  readonly codeName: string;
  readonly labels: string[] | undefined;
  readonly details: Doc | undefined;

  constructor(code: number, message: string, extras: ErrorExtras = {}) {
    super(message);
    this.code = code;
    this.codeName = codeName(code);
    this.labels = extras.labels;
    this.details = extras.details;
  }
}

/** Returns the name of an error code, as in the `codeName` field of a reply. */
export function codeName(code: number): string {
  return CODE_NAMES[code] ?? `Location${code}`;
}

type ErrorFactory = (message: string) => MongoServerError;

const errorFactory =
  (code: number): ErrorFactory =>
  (message) =>
    new MongoServerError(code, message);

export const badValue = errorFactory(2);
export const failedToParse = errorFactory(9);
export const typeMismatch = errorFactory(14);
export const overflow = errorFactory(15);
export const invalidBson = errorFactory(22);
export const pathNotViable = errorFactory(28);
export const conflictingUpdate = errorFactory(40);
export const dollarPrefixed = errorFactory(52);
export const emptyFieldName = errorFactory(56);
export const immutableField = errorFactory(66);
