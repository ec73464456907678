import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const encode = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');

/** What an attacker changes. */
export interface PasskeyForgery {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  /** Whether the user was verified, by PIN or fingerprint. */
  isVerified?: boolean;
  isPresent?: boolean;
  counter?: number;
  /** Of another credential. */
  id?: string;
  signature?: Uint8Array;
}

/** A passkey in memory, as an authenticator and a browser would use it. */
export function createPasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, forged: PasskeyForgery) =>
    JSON.stringify({
      ...{ type: forged.type ?? type, challenge: forged.challenge ?? challenge },
      ...{ origin: forged.origin ?? origin, crossOrigin: false },
    });

  const authenticatorData = (forged: PasskeyForgery, hasCredential: boolean) => {
    const flags =
      (forged.isPresent === false ? 0 : 1) | (forged.isVerified === false ? 0 : 4) | (hasCredential ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(forged.counter ?? ++counter);
    return Buffer.concat([sha256(forged.rpId ?? new URL(origin).hostname), Buffer.from([flags]), count]);
  };

  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return isoCBOR.encode(key);
  };

  const wrap = (id: string, response: object) => ({
    ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
  });

  return {
    id: encode(credential),
    /** The response to `options` of a registration. */
    register({ challenge }: { challenge: string }, forged: PasskeyForgery = {}) {
      const length = Buffer.from([0, credential.length]);
      const authData = Buffer.concat([
        ...[authenticatorData(forged, true), Buffer.alloc(16), length, credential, Buffer.from(coseKey())],
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return wrap(encode(credential), {
        clientDataJSON: encode(clientData('webauthn.create', challenge, forged)),
        attestationObject: encode(isoCBOR.encode(attestation as never)),
      });
    },
    /** The response to `options` of a sign-in. */
    sign({ challenge }: { challenge: string }, forged: PasskeyForgery = {}) {
      const data = authenticatorData(forged, false);
      const client = clientData('webauthn.get', challenge, forged);
      const signature = forged.signature ?? sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return wrap(forged.id ?? encode(credential), {
        ...{ clientDataJSON: encode(client), authenticatorData: encode(data), signature: encode(signature) },
      });
    },
  };
}
