import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Config } from '#server/kernel/config.ts'

/** It is used at once. */
const LIFETIME = '5 minutes'

/** What Apple takes instead of a secret: a token signed with the developer's key ("Creating a client secret"). */
export const appleClientSecret = ({ issuer, clientId, teamId, keyId, privateKey }: NonNullable<Config['apple']>) =>
  new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime(LIFETIME)
    .sign(createPrivateKey(privateKey))
