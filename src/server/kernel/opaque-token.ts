import { createHash, randomBytes } from 'node:crypto'

/**
 * 32 random bytes for a link or a cookie. Only the hash is stored, so that a leaked database does not contain valid
 * tokens.
 */
export const newOpaqueToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
