import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer } from '@prentice/contract';

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

/* The few values of CBOR (RFC 8949) that a passkey with an ECDSA key consists of: their first byte says kind and length. */
const MAP_OF_3 = 0xa3;
const MAP_OF_5 = 0xa5;
const EMPTY_MAP = 0xa0;
const BYTES_OF_32 = [0x58, 32];
const BYTES_OF_TWO_BYTE_LENGTH = 0x59;
const text = (value: string): number[] => [0x60 + value.length, ...Buffer.from(value)];
const twoBytes = (value: number): number[] => [value >> 8, value & 0xff];

/** Returns the public key as COSE (RFC 9053): kind EC2, ES256, curve P-256, and its two coordinates. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([MAP_OF_5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    Buffer.from([0x21, ...BYTES_OF_32, ...Buffer.from(x, 'base64url')]),
    Buffer.from([0x22, ...BYTES_OF_32, ...Buffer.from(y, 'base64url')]),
  ]);
}

/** An authenticator with one passkey (WebAuthn Level 3), in a browser that shows the page of an origin. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32);
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  /** How often it says that it was used; each use adds one. */
  counter = 0;

  constructor(public origin = 'http://localhost:3000') {}

  /** Makes the passkey that a challenge asks for. */
  create(challenge: string): NewPasskey {
    const credential = [...Buffer.alloc(16), ...twoBytes(this.id.length), ...this.id, ...coseKey(this.keys.publicKey)];
    const authenticatorData = this.authenticatorData(USER_PRESENT | HAS_CREDENTIAL, credential);
    const attestation = Buffer.concat([
      Buffer.from([MAP_OF_3, ...text('fmt'), ...text('none'), ...text('attStmt'), EMPTY_MAP, ...text('authData')]),
      Buffer.from([BYTES_OF_TWO_BYTE_LENGTH, ...twoBytes(authenticatorData.length), ...authenticatorData]),
    ]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Signs a challenge. */
  answer(challenge: string): PasskeyAnswer['passkey'] {
    this.counter += 1;
    const authenticatorData = this.authenticatorData(USER_PRESENT);
    const clientData = this.clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private authenticatorData(flags: number, credential: readonly number[] = []): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const relyingParty = createHash('sha256').update(new URL(this.origin).hostname).digest();
    return Buffer.from([...relyingParty, flags, ...counter, ...credential]);
  }
}
