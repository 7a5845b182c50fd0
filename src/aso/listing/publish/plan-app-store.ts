import type { DraftField } from '#contract/listing-drafts.ts'
import type { ChangeProblem, MissingTexts, PublishTarget } from '#contract/listing-publications.ts'
import { countCharacters } from '../../characters.ts'
import { listingFields } from '../fields.ts'
import { changedDrafts, inOrder, type PlannedDraft } from './changed-drafts.ts'
import { consoleText, isSameText, type ConsoleListing, type TextPlace } from './console-listing.ts'

export interface Change extends TextPlace {
  from: string
  to: string
  problem: ChangeProblem | null
}

export interface AppStorePlan {
  version: { number: string; isNew: boolean } | null
  changes: Change[]
  incomplete: MissingTexts[]
}

/** Shortest name, characters (App Store Connect Help, "App information", November 2026). */
const NAME_MIN = 2
/** Texts without which Apple takes nothing. */
const required: ReadonlySet<DraftField> = new Set(['title', 'description', 'keywords', 'whatsNew'])

/**
 * What publishing drafts changes in App Store Connect, by language and in the order of the console. A draft that says what the
 * console has changes nothing.
 */
export function planForAppStore(drafts: readonly PlannedDraft[], listing: ConsoleListing): AppStorePlan {
  const changes = changedDrafts(drafts, 'APP_STORE').flatMap(({ locale, field, draft }) => {
    const places = targetsOf(field, listing).map((target) => ({ locale, field, target }))
    const differing = places.filter((place) => !has(listing, place, draft))
    return differing.map((place) => Object.assign(place, { from: consoleText(listing, place), to: draft }))
  })
  const names = new Set(changes.flatMap(({ field, locale }) => (field === 'title' ? [locale] : [])))
  const planned = changes.map((change) => Object.assign(change, { problem: problemOf(change, listing, names) }))
  const version = versionFor(planned, listing)
  return { version, changes: planned, incomplete: version ? incompleteIn(planned, listing) : [] }
}

/** Release notes that are in the store are no reason for another version. */
const has = (listing: ConsoleListing, place: TextPlace, text: string) =>
  isSameText(consoleText(listing, place), text) ||
  (place.field === 'whatsNew' &&
    !listing.version &&
    isSameText(consoleText(listing, { ...place, target: 'live-version' }), text))

/** Promotional text goes to the version in the store, and to the next one, whose text would replace it. */
function targetsOf(field: DraftField, { live, version }: ConsoleListing): PublishTarget[] {
  if (field === 'title' || field === 'subtitle') return ['app-info']
  if (field !== 'promotionalText' || !live) return ['version']
  return version ? ['live-version', 'version'] : ['live-version']
}

function problemOf(
  { locale, field, target, to }: Omit<Change, 'problem'>,
  listing: ConsoleListing,
  names: ReadonlySet<string>,
): ChangeProblem | null {
  const length = countCharacters(to)
  const limit = listingFields.APP_STORE.find((one) => one.field === field)?.limit ?? 0
  if (length > limit) return 'too-long'
  if (to.trim() === '' && required.has(field)) return 'empty'
  if (field === 'title' && length < NAME_MIN) return 'too-short'
  if (field === 'whatsNew' && !listing.live) return 'first-version'
  if (needsVersion(target, listing) && listing.isInReview) return 'in-review'
  if (field === 'subtitle' && !listing.info?.texts[locale] && !names.has(locale)) return 'no-name'
  return null
}

const needsVersion = (target: PublishTarget, { info, version }: ConsoleListing) =>
  target === 'app-info' ? !info?.isEditable : target === 'version' && !version

function versionFor(changes: readonly Change[], listing: ConsoleListing): AppStorePlan['version'] {
  const { version, live } = listing
  if (version) return { number: version.number, isNew: false }
  const needs = changes.some(({ target, problem }) => target !== 'live-version' && problem !== 'in-review')
  return needs ? { number: nextNumber(live?.number ?? ''), isNew: true } : null
}

/** `4.13` after `4.12`; `1.0` where there is none. */
function nextNumber(number: string): string {
  const parts = number.split('.')
  const last = Number(parts.pop())
  return number === '' || !Number.isInteger(last) ? '1.0' : [...parts, last + 1].join('.')
}

/** Languages of the version that lack texts once the changes are made. */
function incompleteIn(changes: readonly Change[], listing: ConsoleListing): MissingTexts[] {
  const { version, live } = listing
  const before = (version ?? live)?.texts ?? {}
  const changed = changes.filter(({ target, problem }) => target === 'version' && problem === null)
  const locales = new Set([...Object.keys(before), ...changed.map(({ locale }) => locale)])
  const textOf = (locale: string, field: DraftField) =>
    changed.find((one) => one.locale === locale && one.field === field)?.to ??
    consoleText(listing, { locale, field, target: 'version' })
  return [...locales].toSorted(inOrder).flatMap((locale) => {
    const fields = ['description', 'keywords', ...(live ? (['whatsNew'] as const) : [])] as const
    const missing: MissingTexts['missing'] = fields.filter((field) => textOf(locale, field).trim() === '')
    if (!before[locale]?.supportUrl) missing.push('supportUrl')
    return missing.length > 0 ? [{ locale, isNew: !before[locale], missing }] : []
  })
}
