import { DAY_MS, dayOf, daysBetween, type UtcDay } from '#contract/protocol/days.ts'
import { movementBetween, type RankMovement } from './rank-movement.ts'
import { comparableRanks, type RankHistory } from './rank-summary.ts'
import { viewShare } from './view-share.ts'

/** Places that most people look at. */
export const FIRST_PLACES = 10

/** A rank that was not measured on the day itself counts for so many days more. */
const CARRIED_DAYS = 3

/** A keyword whose rank is another than it was. */
export interface KeywordMove extends RankMovement {
  keyword: string
  /** 5..100; null: not known. */
  volume: number | null
  /** Whether it came among the first ten, or left them. */
  firstTen: 'entered' | 'left' | null
}

export interface RankNews {
  /** UTC day of the ranks, and the one whose ranks they are compared with. */
  day: UtcDay
  since: UtcDay
  /** Gained and new, lost places and gone; what most searchers notice comes first. */
  up: KeywordMove[]
  down: KeywordMove[]
  /** Then and now, of all that are compared. */
  ranks: ReadonlyMap<string, Pick<RankMovement, 'before' | 'now'>>
}

const isIn = (rank: number, places: number) => rank >= 1 && rank <= places

/** The day that ranks are told of: the last on which at least half as many keywords were measured as on the best of the last three. */
export function newestDay({ from, ranks }: RankHistory): UtcDay | null {
  const lists = Object.values(ranks)
  const last = Math.max(-1, ...lists.map((days) => days.findLastIndex((rank) => rank !== null)))
  if (last < 0) return null
  const counts = [last, last - 1, last - 2].map((day) => lists.filter((days) => (days[day] ?? null) !== null).length)
  const enough = counts.findIndex((count) => count >= Math.max(...counts) / 2)
  return dayOf(Date.parse(from) + (last - Math.max(0, enough)) * DAY_MS)
}

/** The rank of a day, or of one of the three before it; null: measured on none of them. */
function rankNear(ranks: readonly (number | null)[], day: number): number | null {
  for (let at = day; at >= Math.max(0, day - CARRIED_DAYS); at--) if (ranks[at] != null) return ranks[at] ?? null
  return null
}

/** How many more searchers can have seen it, or fewer: the keyword's volume times the change of the share that looks. */
const noticed = ({ before, now, volume }: KeywordMove) => (volume ?? 50) * Math.abs(viewShare(now) - viewShare(before))

/**
 * Which keywords moved since a day, and which way.
 *
 * @param volumes the keywords that count, with their volume
 * @param since UTC day; null: the one before the newest
 * @returns null: nothing was measured yet, or not on two days
 */
export function rankNews(
  history: RankHistory,
  volumes: ReadonlyMap<string, number | null>,
  since: UtcDay | null,
): RankNews | null {
  const day = newestDay(history)
  if (day === null) return null
  const end = daysBetween(history.from, day)
  const start = Math.max(0, since === null || since >= day ? end - 1 : daysBetween(history.from, since))
  const moves: KeywordMove[] = []
  const comparable = comparableRanks(history, end)
  const both = new Map<string, Pick<RankMovement, 'before' | 'now'>>()
  for (const [keyword, volume] of volumes) {
    const ranks = comparable(keyword)
    const [before, now] = [rankNear(ranks, start), ranks[end] ?? null]
    if (before === null || now === null || start === end) continue
    both.set(keyword, { before, now })
    const was = isIn(before, FIRST_PLACES)
    const firstTen = isIn(now, FIRST_PLACES) === was ? null : was ? 'left' : 'entered'
    if (before !== now) moves.push({ keyword, volume, firstTen, ...movementBetween(before, now) })
  }
  if (both.size === 0) return null
  moves.sort((a, b) => noticed(b) - noticed(a) || (a.keyword < b.keyword ? -1 : 1))
  return {
    day,
    since: dayOf(Date.parse(history.from) + start * DAY_MS),
    ranks: both,
    up: moves.filter(({ movement }) => movement === 'up' || movement === 'new'),
    down: moves.filter(({ movement }) => movement === 'down' || movement === 'lost'),
  }
}

export interface RivalMove extends KeywordMove {
  /** The own app's rank now; 0: none. */
  own: number
  /** Came before the own app, or fell behind it. */
  crossing: 'ahead' | 'behind' | null
}

function besideOwn(move: KeywordMove, own: RankNews | null): RivalMove {
  const ranks = own?.ranks.get(move.keyword)
  return { ...move, own: ranks?.now ?? 0, crossing: ranks ? crossing(ranks, move) : null }
}

/** How telling a competitor's move is: it changed places with the own app, then the first ten. */
const telling = ({ crossing, firstTen }: RivalMove) => (crossing ? 2 : firstTen ? 1 : 0)

/** A competitor's moves for the own app's keywords, the most telling first. */
export function rivalMoves({ up, down }: RankNews, own: RankNews | null): RivalMove[] {
  return [...up, ...down]
    .map((move) => besideOwn(move, own))
    .sort((a, b) => telling(b) - telling(a) || noticed(b) - noticed(a))
}

/** Ranks, of which the first is the best and 0 none: whether one stands before another. */
const isAhead = (rank: number, of: number) => rank > 0 && (of === 0 || rank < of)

/** Whether a competitor came before the app for a keyword since, or fell behind it; null: neither. */
export function crossing(
  own: Pick<RankMovement, 'before' | 'now'>,
  rival: Pick<RankMovement, 'before' | 'now'>,
): 'ahead' | 'behind' | null {
  const [was, is] = [isAhead(rival.before, own.before), isAhead(rival.now, own.now)]
  if (is && !was && isAhead(own.before, rival.before)) return 'ahead'
  return was && isAhead(own.now, rival.now) ? 'behind' : null
}
