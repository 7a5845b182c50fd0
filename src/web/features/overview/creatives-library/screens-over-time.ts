import { diffArrays } from 'diff'
import type { ListingChange } from '#contract/overview/history.ts'
import type { UtcDay } from '#contract/protocol/days.ts'

/** The screenshots that a listing had from one day on. */
export interface ScreensState {
  /** null: from before what is looked at. */
  since: UtcDay | null
  screens: readonly string[]
  /** The same as the state before the one before, which lasted this many days: probably a test. null: it is not. */
  takenBackAfter: number | null
}

/**
 * A change that is taken back within so many days counts as a test, days. AppTweak's timeline marks two; a test needs a week for a
 * result, and the App Store's run for up to 90.
 */
const TEST_DAYS = 14
const DAY_MS = 86_400_000

const linesOf = (addresses: string | null): string[] => addresses?.split('\n').filter(Boolean) ?? []
const daysBetween = (from: UtcDay, to: UtcDay) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/**
 * What a listing showed, newest first, beginning with now.
 *
 * @param changes of the listing, newest first; null: its past is not known
 * @param from the first day that is looked at
 */
export function screensOverTime(
  now: readonly string[],
  changes: readonly ListingChange[] | null,
  from: UtcDay,
): ScreensState[] {
  const own = (changes ?? []).filter(({ part, day }) => part === 'screenshots' && day >= from)
  const screens = [now, ...own.map(({ before }) => linesOf(before))]
  return screens.map((shown, index) => {
    const since = own[index]?.day ?? null
    const [before, earlier] = [own[index + 1]?.day, screens[index + 2]]
    const lasted = since !== null && before !== undefined ? daysBetween(before, since) : null
    const isBack = earlier !== undefined && shown.join('\n') === earlier.join('\n')
    return { since, screens: shown, takenBackAfter: isBack && lasted !== null && lasted <= TEST_DAYS ? lasted : null }
  })
}

export interface ComparedScreens {
  /** By address: it was not there before, or stood at another place, which counts from 1. As before: left out. */
  marks: ReadonlyMap<string, 'new' | { was: number }>
  /** What is not there any more, with the place where it stood, from 1. */
  gone: { src: string; was: number }[]
}

/** What the pictures of one state are against those of the state before. A picture that others moved past stays where it was. */
export function compareScreens(screens: readonly string[], before: readonly string[]): ComparedScreens {
  const parts = diffArrays([...before], [...screens])
  const [added, removed] = [parts.filter((part) => part.added), parts.filter((part) => part.removed)].map((some) =>
    some.flatMap(({ value }) => value),
  )
  const marks = (added ?? []).map((src) => {
    const at = before.indexOf(src)
    return [src, at === -1 ? ('new' as const) : { was: at + 1 }] as const
  })
  const gone = (removed ?? []).filter((src) => !screens.includes(src))
  return { marks: new Map(marks), gone: gone.map((src) => ({ src, was: before.indexOf(src) + 1 })) }
}
