import * as v from 'valibot'
import { Email } from '#contract/auth/auth.ts'
import type { AppleUser } from '#contract/auth/oauth.ts'
import type { IdentityProvider } from '#contract/auth/sign-in-options.ts'
import { Name } from '#contract/protocol/name.ts'
import { Field } from '#contract/store.ts'

/** Apple says "true" as text too. */
const Flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
)

const Claims = v.object({
  sub: Field,
  email: v.optional(v.fallback(v.nullable(Email), null), null),
  email_verified: v.optional(v.fallback(Flag, false), false),
  /** Of an organisation's account at Google: its domain. */
  hd: v.optional(v.unknown()),
  given_name: v.optional(v.unknown()),
  family_name: v.optional(v.unknown()),
})

export interface ExternalPerson {
  idp: IdentityProvider
  subject: string
  /** In lower case. null: the provider knows none that is confirmed. */
  email: string | null
  /** Whether the provider itself runs the mailbox: an address elsewhere may belong to somebody else by now. */
  runsMailbox: boolean
  firstName: string
  lastName: string
}

/** Who a provider's ID token is about. Apple tells the name beside it, once, through the browser: only a name is taken. */
export function externalPerson(idp: IdentityProvider, idToken: unknown, appleUser: AppleUser | null): ExternalPerson {
  const claims = v.parse(Claims, idToken)
  const email = claims.email_verified && claims.email ? claims.email.toLowerCase() : null
  const told = idp === 'apple' ? appleUser?.name : { firstName: claims.given_name, lastName: claims.family_name }
  return {
    idp,
    subject: claims.sub,
    email,
    runsMailbox: email !== null && ((idp === 'google' && Boolean(claims.hd)) || ownMailbox[idp].test(email)),
    firstName: name(told?.firstName) ?? email?.split('@')[0] ?? '',
    lastName: name(told?.lastName) ?? '',
  }
}

const ownMailbox: Record<IdentityProvider, RegExp> = {
  google: /@(gmail|googlemail)\.com$/,
  apple: /@(icloud|me|mac|privaterelay\.appleid)\.com$/,
}

function name(given: unknown): string | undefined {
  const parsed = v.safeParse(Name, given)
  return parsed.success ? parsed.output : undefined
}
