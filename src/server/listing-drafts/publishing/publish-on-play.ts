import { isPageField, playNames, playText } from '#aso/listing/publish/plan-google-play.ts'
import { isSameText } from '#aso/listing/publish/console-listing.ts'
import type { StoredChange } from '#server/db/rows/projects.ts'
import type { GooglePlay } from '#server/integrations/google-play/google-play.ts'
import {
  PlayLanguageRefused,
  type PlayListing,
  type PlayListingChange,
} from '#server/integrations/google-play/listings.ts'
import { record } from './claim-publication.ts'
import { noteGranted, type PublicationJob } from './failures.ts'

/**
 * Publishes texts of a page on Google Play, all or none. Google tells nobody how far its review has come, so they are followed no
 * further: they are seen in the store or not.
 *
 * @throws ProviderFailure
 */
export async function publishOnPlay(job: PublicationJob, console: GooglePlay): Promise<void> {
  const { db, clock } = job
  // That the store is about to be asked is stored before it is.
  job.claimed = await record(db, job.claimed, { state: 'saving', nextAt: job.claimed.next_at }, clock())
  const { claimed, changes } = job
  const stop = { state: 'stopped', nextAt: null, tries: 0 } as const
  try {
    const outcome = await console.publishListings(claimed.track_id, {
      changes: byLanguage(changes),
      isAsSeen: (listings) => changes.every((change) => isAsSeen(listings, change)),
      cancelsReview: claimed.cancels_review,
    })
    const now = clock()
    if (outcome === 'changed' || outcome === 'in-review') {
      await record(db, claimed, { ...stop, problem: outcome }, now)
      return
    }
    await noteGranted(job, now)
    for (const change of changes) change.outcome = 'written'
    const isKept = outcome === 'kept'
    const state = isKept ? 'saved' : 'submitted'
    const ended = { ...stop, state, problem: isKept ? 'not-sent' : null, detail: null, changes } as const
    await record(db, claimed, ended, now)
  } catch (error) {
    if (!(error instanceof PlayLanguageRefused)) throw error
    const { language, detail } = error
    for (const change of changes) if (change.locale === language) Object.assign(change, { outcome: 'refused', detail })
    await record(db, claimed, { ...stop, problem: 'refused', changes }, clock())
  }
}

function isAsSeen(listings: readonly PlayListing[], { locale, field, from, to }: StoredChange): boolean {
  const text = playText(listings, locale, field)
  return isSameText(text, from) || isSameText(text, to)
}

function byLanguage(changes: readonly StoredChange[]): PlayListingChange[] {
  return [...Map.groupBy(changes, ({ locale }) => locale)].map(([language, ofLanguage]) => {
    const texts = ofLanguage.flatMap(({ field, to }) => (isPageField(field) ? [[playNames[field], to] as const] : []))
    return Object.assign({ language }, Object.fromEntries(texts))
  })
}
