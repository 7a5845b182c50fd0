/** What kind of private key a PEM text holds; `pkcs8`: any kind of key. */
export type PemKind = 'pkcs8' | 'sec1' | 'rsa'

const kinds: Record<string, PemKind> = {
  'PRIVATE KEY': 'pkcs8',
  'EC PRIVATE KEY': 'sec1',
  'RSA PRIVATE KEY': 'rsa',
}

/** The first private key of a PEM text; null: there is none that can be read. */
export function readPem(text: string): { kind: PemKind; der: Uint8Array<ArrayBuffer> } | null {
  const found = /-----BEGIN ((?:EC |RSA )?PRIVATE KEY)-----([\s\S]*?)-----END \1-----/.exec(text)
  const kind = kinds[found?.[1] ?? '']
  const der = bytesOf(found?.[2] ?? '')
  return kind && der && der.length > 0 ? { kind, der } : null
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(base64.replaceAll(/\s/g, ''))
    return Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0)
  } catch {
    return null
  }
}

/** ecPublicKey on prime256v1. */
const P256_ALGORITHM = [
  0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03,
  0x01, 0x07,
]

/** DER of a type and its content. */
function element(tag: number, content: readonly number[]): number[] {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return [tag, ...size, ...content]
}

/** A key on P-256 as SEC 1 writes it (openssl ecparam), in the wrapping of PKCS #8 that WebCrypto reads. */
export const pkcs8OfSec1 = (sec1: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(element(0x30, [0x02, 0x01, 0x00, ...P256_ALGORITHM, ...element(0x04, [...sec1])]))
