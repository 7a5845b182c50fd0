import * as v from 'valibot'
import type { Locale } from '#contract/store.ts'
import { countryByCode } from '../countries.ts'
import { appOfEntry } from '../live/apple/app-of-entry.ts'
import { LookupEntry } from '../live/apple/lookup-entry.ts'
import type { ListedApp } from '../listed-app.ts'
import { BadRow } from './bad-input.ts'

/**
 * The locale of the storefront an entry was read from, as its own address tells (`/fr/app/…` → `fr-FR`), the one in which its
 * country is tracked. A locale
 * that was asked for must be of that country: a French listing must not pass for an American one.
 */
function localeOf({ trackViewUrl = '' }: LookupEntry, asked: Locale | undefined, fallback: Locale): Locale {
  const country = /^https?:\/\/[^/]+\/([a-z]{2})\//.exec(trackViewUrl)?.[1]?.toUpperCase()
  if (country === undefined) return asked ?? fallback
  if (asked !== undefined && !asked.endsWith(`-${country}`))
    throw new BadRow(`it was read in the store of ${country}, not in that of ${asked}`)
  const known = countryByCode.get(country)?.locale
  return asked ?? known ?? `${new Intl.Locale(`und-${country}`).maximize().language}-${country}`
}

/**
 * One entry of a recorded iTunes answer. Mac software is taken in too: it is in the same store, under the same limits.
 * Throws `BadRow`.
 */
export function lookupApp(value: unknown, asked: Locale | undefined, fallback: Locale): ListedApp {
  const parsed = v.safeParse(LookupEntry, value)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const where = v.getDotPath(issue)
    throw new BadRow(issue.message.startsWith('it') ? issue.message : `${where ?? 'it'} is not as expected`)
  }
  return appOfEntry(parsed.output, localeOf(parsed.output, asked, fallback))
}
