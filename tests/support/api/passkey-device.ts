import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyAnswer } from '#contract/auth/passkeys.ts'

/** Where the API tests' server is, as its services say. */
const ORIGIN = 'http://localhost:4310'
const USER_PRESENT = 0x01
const HAS_CREDENTIAL = 0x40

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

/** Head of a CBOR item (RFC 8949, 3): up to 65,535 items or bytes. */
function head(type: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(type << 5) | length])
  return length < 256
    ? Buffer.from([(type << 5) | 24, length])
    : Buffer.from([(type << 5) | 25, length >> 8, length & 0xff])
}
const cborText = (text: string) => Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)])
const cborBytes = (bytes: Buffer) => Buffer.concat([head(2, bytes.length), bytes])
const cborInteger = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))

/** A device that makes one passkey and signs with it, as a browser passes that on. */
export function passkeyDevice(rpId = 'localhost', origin = ORIGIN) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, rest = Buffer.alloc(0)) => {
    counter += 1
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, rest])
  }
  const own = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const }

  return {
    make(challenge: string): NewPasskey {
      // COSE: an EC key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), its point in -2 and -3.
      const key = Buffer.concat([
        head(5, 5),
        ...[1, 2, 3, -7, -1, 1, -2].map(cborInteger),
        cborBytes(Buffer.from(x, 'base64url')),
        cborInteger(-3),
        cborBytes(Buffer.from(y, 'base64url')),
      ])
      const length = Buffer.from([0, id.length])
      const data = authenticatorData(USER_PRESENT | HAS_CREDENTIAL, Buffer.concat([Buffer.alloc(16), length, id, key]))
      const attestation = Buffer.concat([
        head(5, 3),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        head(5, 0),
        cborText('authData'),
        cborBytes(data),
      ])
      const clientDataJSON = clientData('webauthn.create', challenge).toString('base64url')
      return { ...own, response: { clientDataJSON, attestationObject: attestation.toString('base64url') } }
    },
    sign(challenge: string): PasskeyAnswer {
      const client = clientData('webauthn.get', challenge)
      const data = authenticatorData(USER_PRESENT)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...own,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
