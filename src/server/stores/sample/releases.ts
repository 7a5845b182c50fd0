import { dayNumber, parseDay, timestampOf } from './days.ts'
import { hash01 } from './hash.ts'
import type { SampleApp } from './sample-app.ts'

export interface Release {
  version: string
  releasedAt: string
  /** Counts from 0, the first release. */
  number: number
}

const MINORS_PER_MAJOR = 14

/** Version name of the n-th release: mostly minor steps, now and then a fix. */
function versionName(app: SampleApp, number: number): string {
  const fixes = hash01(`fix/${app.ref.trackId}/${number}`) < 0.35 ? 1 : 0
  return `${1 + Math.floor(number / MINORS_PER_MAJOR)}.${number % MINORS_PER_MAJOR}.${fixes}`
}

/** An app's releases up to `now`, newest first, at most `limit`. Past releases never change as days go by. */
export function releasesOf(app: SampleApp, now: Date, limit: number): Release[] {
  const first = parseDay(app.released)
  const today = dayNumber(now)
  const dayOf = (number: number) =>
    number === 0
      ? first
      : first + number * app.cadence - Math.floor(hash01(`day/${app.ref.trackId}/${number}`) * (app.cadence / 2))
  const releases: Release[] = []
  let number = Math.ceil((today - first) / app.cadence) + 1
  for (; number >= 0 && releases.length < limit; number--) {
    if (dayOf(number) >= today) continue
    releases.push({ version: versionName(app, number), releasedAt: timestampOf(dayOf(number), 9), number })
  }
  return releases
}
