import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** As every authenticator app expects where nothing else is said: RFC 6238 with SHA-1, 30 s, 6 digits. */
const STEP_SECONDS = 30
const DIGITS = 6
/** Bytes; RFC 4226, 4 recommends as many as the hash has. */
const SECRET_BYTES = 20
/** Steps before and after the current one whose codes are taken, for clocks that differ and people who type slowly. */
const WINDOW = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret, in base32, as apps take it. */
export const newTotpSecret = (): string => base32(randomBytes(SECRET_BYTES))

/** RFC 4648, without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

/** The steps of 30 s since 1970. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** The code of a step (RFC 4226, 5.3). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step whose code was given; null: of none that is near. Every near step is compared, in the same time. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const current = stepOf(now)
  const given = Buffer.from(code.padEnd(DIGITS).slice(0, DIGITS))
  let found: number | null = null
  for (let step = current - WINDOW; step <= current + WINDOW; step += 1)
    if (timingSafeEqual(Buffer.from(totpCode(secret, step)), given)) found = step
  return found
}

/** What a QR code tells an app (the Key URI Format of Google Authenticator). */
export function totpAddress(secret: string, account: string): string {
  const label = `${encodeURIComponent('Storeglass')}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: 'Storeglass' }).toString()}`
}
