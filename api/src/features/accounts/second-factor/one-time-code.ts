import { brand, secondFactorLimits } from '@prentice/contract';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { SECOND } from '../../../platform/clock/clock.ts';

const STEP_MS = secondFactorLimits.stepSeconds * SECOND;
/** Steps before and after the present one whose codes are accepted: clocks of telephones differ (RFC 6238, 5.2). */
const WINDOW = 1;
/** 160 bits, as RFC 4226, 4 recommends. */
const KEY_BYTES = 20;

/* Only what every authenticator app understands: SHA-1, six digits, 30 seconds. */
const generatorOf = (key: string, label = ''): TOTP =>
  new TOTP({
    issuer: brand.name,
    label,
    algorithm: 'SHA1',
    digits: secondFactorLimits.digits,
    period: secondFactorLimits.stepSeconds,
    secret: Secret.fromBase32(key),
  });

/** Creates the key that the server and an authenticator app share, in base32. */
export const createKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** Returns the address from which an authenticator app takes a key. */
export const keyUri = (key: string, email: string): string => generatorOf(key, email).toString();

/** Returns the path of the dark squares of a QR code, in a square of `size` by `size` with its quiet zone. */
export function qrCodePath(text: string): { size: number; path: string } {
  const { size, data: rows } = encode(text, { ecc: 'M', border: 4 });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { size, path };
}

/**
 * Returns the time step (RFC 6238) whose code this is, at a moment or one step around it; null for a wrong code. The
 * comparison takes the same time for every code of the right length.
 */
export function stepOfCode(key: string, code: string, moment: Date): number | null {
  const timestamp = moment.getTime();
  const difference = generatorOf(key).validate({ token: code, timestamp, window: WINDOW });
  return difference === null ? null : Math.floor(timestamp / STEP_MS) + difference;
}
