import { dayNumber, parseDay, timestampOf } from '../days.ts'
import { hash01 } from '../hash.ts'
import type { SampleApp } from '../sample-app.ts'

export interface Release {
  version: string
  releasedAt: string
  /** Counts from 0, the first release. */
  number: number
}

type Released = Pick<SampleApp, 'ref' | 'released' | 'cadence'>

const MINORS_PER_MAJOR = 14

/** Version name of the n-th release: mostly minor steps, now and then a fix. */
export function versionName({ ref }: Released, number: number): string {
  const fixes = hash01(`fix/${ref.trackId}/${number}`) < 0.35 ? 1 : 0
  return `${1 + Math.floor(number / MINORS_PER_MAJOR)}.${number % MINORS_PER_MAJOR}.${fixes}`
}

/** The day on which the n-th release comes out. */
export function releaseDay({ ref, released, cadence }: Released, number: number): number {
  const first = parseDay(released)
  if (number === 0) return first
  return first + number * cadence - Math.floor(hash01(`day/${ref.trackId}/${number}`) * (cadence / 2))
}

/** Number of the release that a store shows on a day, which is the last that came out before; null: none yet. */
export function releaseOn(app: Released, day: number): number | null {
  let number = Math.ceil((day - parseDay(app.released)) / app.cadence) + 1
  while (number >= 0 && releaseDay(app, number) >= day) number--
  return number < 0 ? null : number
}

/** An app's releases up to `now`, newest first, at most `limit`. Past releases never change as days go by. */
export function releasesOf(app: Released, now: Date, limit: number): Release[] {
  const latest = releaseOn(app, dayNumber(now))
  if (latest === null) return []
  return Array.from({ length: Math.min(limit, latest + 1) }, (_, back) => {
    const number = latest - back
    return { version: versionName(app, number), releasedAt: timestampOf(releaseDay(app, number), 9), number }
  })
}
