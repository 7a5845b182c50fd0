import { consoleText, isSameText, type ConsoleListing } from '#aso/listing/publish/console-listing.ts'
import type { DraftField } from '#contract/listing-drafts.ts'
import type { PublicationProblem } from '#contract/listing-publications.ts'
import type { StoredChange } from '#server/db/rows/projects.ts'
import type { AppStoreConnect } from '#server/integrations/app-store-connect/app-store-connect.ts'
import type { StoreListing } from '#server/integrations/app-store-connect/listing.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import type { ClaimedPublication } from './claim-publication.ts'
import { consoleListing } from './console.ts'

/** `versionId`: of the version that the texts went to; null: to none. */
export type Saved = { versionId: string | null } | { problem: PublicationProblem; detail?: string | null }

/**
 * Writes texts to App Store Connect and reads them back. What is there already is not written again, so that it can be done once
 * more after an answer was lost; where a text is neither the one that somebody saw nor the one that they want, nothing is written.
 *
 * @param changes take what became of each; where it throws, they are as far as it came
 * @throws ProviderFailure
 */
export async function saveTexts(
  client: AppStoreConnect,
  claimed: ClaimedPublication,
  changes: StoredChange[],
): Promise<Saved> {
  let sent = await client.listing(claimed.track_id)
  if (!isAsSeen(sent, claimed, changes)) return { problem: 'changed' }
  noteWritten(consoleListing(sent), changes)
  const waiting = () => changes.filter(({ outcome }) => outcome === 'waiting')
  // A version that is made afterwards begins with these.
  await write(
    client,
    sent,
    waiting().filter(({ target }) => target === 'live-version'),
  )
  if (claimed.version !== null && !sent.version) {
    const refused = await makeVersion(client, claimed, sent)
    if (refused) return refused
    sent = await client.listing(claimed.track_id)
    // Lists may be late: without the version nothing can be said of its texts.
    if (!sent.version)
      throw new ProviderFailure(
        'app-store-connect',
        'unavailable',
        'app-store-connect does not list its new version yet',
      )
    if (!isAsSeen(sent, claimed, changes)) return { problem: 'changed' }
  }
  await write(client, sent, waiting())
  const sentAny = changes.some(({ outcome }) => outcome === 'waiting')
  if (sentAny) noteWritten(consoleListing(await client.listing(claimed.track_id)), changes)
  if (changes.some(({ outcome }) => outcome === 'refused')) return { problem: 'refused' }
  if (changes.some(({ outcome }) => outcome === 'waiting')) return { problem: 'not-kept' }
  return { versionId: claimed.version === null ? null : (sent.version?.id ?? null) }
}

/** Whether the version is the one that somebody saw, and each text what they saw or want. */
function isAsSeen(sent: StoreListing, claimed: ClaimedPublication, changes: readonly StoredChange[]): boolean {
  const { version, makes_version: isMade } = claimed
  if (version !== null && (sent.version ? sent.version.version !== version : !isMade)) return false
  const listing = consoleListing(sent)
  return changes.every((change) => {
    const text = consoleText(listing, change)
    return isSameText(text, change.from) || isSameText(text, change.to)
  })
}

/** Marks the changes that the console has. */
function noteWritten(listing: ConsoleListing, changes: StoredChange[]): void {
  for (const change of changes) {
    // A text of a version that is still to be made says nothing yet.
    const isThere = change.target !== 'version' || listing.version !== null
    if (isThere && isSameText(consoleText(listing, change), change.to)) {
      change.outcome = 'written'
      change.detail = null
    }
  }
}

async function makeVersion(
  client: AppStoreConnect,
  { track_id: trackId, version }: ClaimedPublication,
  sent: StoreListing,
): Promise<Saved | null> {
  if (version === null || consoleListing(sent).isInReview) return { problem: 'in-review' }
  try {
    await client.addVersion(trackId, version)
    return null
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    // Apple names the app where it takes no new version of it now.
    if (error.kind === 'not-found') return { problem: 'in-review', detail: error.detail }
    if (error.kind === 'refused') return { problem: 'refused', detail: error.detail }
    throw error
  }
}

/** Apple's names of the texts. */
const attributes: Record<Exclude<DraftField, 'shortDescription'>, string> = {
  title: 'name',
  subtitle: 'subtitle',
  keywords: 'keywords',
  promotionalText: 'promotionalText',
  description: 'description',
  whatsNew: 'whatsNew',
}
const attributeOf = ({ field }: StoredChange): string => (field === 'shortDescription' ? 'subtitle' : attributes[field])

/** Each language of each part by itself. */
async function write(client: AppStoreConnect, sent: StoreListing, changes: readonly StoredChange[]): Promise<void> {
  const parts = Map.groupBy(changes, ({ target, locale }) => `${target} ${locale}`)
  for (const part of parts.values()) await writePart(writerOf(client, sent, part), part)
}

type Write = (texts: Record<string, string>) => Promise<void>

function writerOf(client: AppStoreConnect, sent: StoreListing, [first]: readonly StoredChange[]): Write {
  const { target, locale } = first!
  const part = target === 'app-info' ? sent.info : target === 'version' ? sent.version : sent.live
  if (!part) throw new ProviderFailure('app-store-connect', 'not-found', 'app-store-connect has no such part any more')
  const id = part.localizations.find((one) => one.locale === locale)?.id
  if (target === 'app-info')
    return (texts) => (id === undefined ? client.addInfo(part.id, locale, texts) : client.writeInfo(id, texts))
  return (texts) => (id === undefined ? client.addVersionTexts(part.id, locale, texts) : client.writeVersion(id, texts))
}

/** Apple takes all texts of a call or none: those that it names are left out, and the others sent once more. */
async function writePart(send: Write, part: readonly StoredChange[]): Promise<void> {
  let left = [...part]
  while (left.length > 0) {
    try {
      await send(Object.fromEntries(left.map((change) => [attributeOf(change), change.to])))
      return
    } catch (error) {
      if (!(error instanceof ProviderFailure) || error.kind !== 'refused') throw error
      const named = left.filter((change) => error.attributes.some(({ name }) => name === attributeOf(change)))
      const refused = named.length > 0 ? named : left
      for (const change of refused) {
        change.outcome = 'refused'
        change.detail = error.attributes.find(({ name }) => name === attributeOf(change))?.detail ?? error.detail
      }
      left = left.filter((change) => !refused.includes(change))
    }
  }
}
