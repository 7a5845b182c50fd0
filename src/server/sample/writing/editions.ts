import { hash01 } from '../hash.ts'
import { releaseDay, releaseOn } from '../listings/releases.ts'
import type { SampleApp } from '../sample-app.ts'

type Edited = Pick<SampleApp, 'ref' | 'released' | 'cadence'>

const DAYS = 400

/** Releases that share one edition of the listing: the texts change two to five times in 400 days, if there are so many releases. */
function releasesPerEdition({ ref, cadence }: Edited): number {
  const changes = 2.8 + 2 * hash01(`changes/${ref.store}/${ref.trackId}`)
  return Math.ceil(DAYS / changes / cadence)
}

/** Number of the edition of an app's texts and pictures that came with its n-th release. */
export const editionOfRelease = (app: Edited, release: number) => Math.floor(release / releasesPerEdition(app))

/** Number of the release with which an edition came. */
export const firstReleaseOf = (app: Edited, edition: number) => edition * releasesPerEdition(app)

/** Number of the edition that a store shows on a day; null: the app is not out yet. */
export function editionOn(app: Edited, day: number): number | null {
  const release = releaseOn(app, day)
  return release === null ? null : editionOfRelease(app, release)
}

const changes = new WeakMap<Edited, number[]>()

/** The day on which the edition that a store shows came out; null: the first, or the app is not out yet. */
export function editionChangedOn(app: Edited, day: number): number | null {
  let days = changes.get(app)
  if (!days) changes.set(app, (days = []))
  while ((days.at(-1) ?? -1) < day) days.push(releaseDay(app, firstReleaseOf(app, days.length)))
  const edition = days.findLastIndex((each) => each < day)
  return edition > 0 ? (days[edition] ?? null) : null
}

/** How often a part of the listing that changes with every `every`-th edition has changed up to an edition. */
export const turnOf = (seed: string, edition: number, every: number) =>
  Math.floor((edition + Math.floor(hash01(`turn/${seed}`) * every)) / every)
