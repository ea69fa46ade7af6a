import { brand, isCommonPassword, personalWordIn, AppError } from '@prentice/contract';

/** What is known of the person who chooses a password. */
interface PasswordOwner {
  readonly email?: string;
  /** Names and other words that belong to them. */
  readonly personalWords?: readonly string[];
}

const messages = {
  common: 'This password is too easy to guess. Use a few unrelated words.',
  contains_email: 'Choose a password that does not contain your email address or the name in it.',
  contains_product: `Choose a password that does not contain the name ${brand.name}.`,
} as const;

/**
 * Refuses passwords that anybody would try first.
 * @throws AppError VALIDATION_FAILED naming the field
 */
export function assertNotCommonPassword(
  password: string,
  { email, personalWords: words = [] }: PasswordOwner,
  field = 'password',
): void {
  const personalWord = personalWordIn(password, email);
  const common = isCommonPassword(password, email ? [email, ...words] : words);
  const code = personalWord ? (`contains_${personalWord}` as const) : common ? 'common' : null;
  if (code) throw new AppError('VALIDATION_FAILED', {}, [{ field, code, message: messages[code] }]);
}
