import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes for a link or a cookie. Only its hash is stored: who reads the database can't use it. */
export const newOpaqueToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
