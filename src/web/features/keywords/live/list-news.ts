import { listDifference, passedBy } from '#aso/keywords/list-difference.ts'
import { whoseIs, type EarlierList, type Known, type LiveRow } from './live-rows.ts'

interface OfApp {
  trackId: string
  title: string
  whose: LiveRow['whose']
}

/** What happened to an app since the earlier list. */
export type ListNews = OfApp &
  (
    | { kind: 'entered'; rank: number }
    | { kind: 'left'; before: number }
    | { kind: 'stayed'; rank: number }
    /** `passedBy`: titles of those before it that were not, best first. */
    | { kind: 'moved'; rank: number; before: number; passedBy: string[] }
  )

const order: readonly LiveRow['whose'][] = ['own', 'competitor', 'other']

/**
 * What is worth telling of a list since an earlier one: what became of the own app, which competitors moved, and who entered or
 * left the first `length`. The own app comes first, then the competitors.
 */
export function listNews(rows: readonly LiveRow[], before: EarlierList, known: Known, length: number): ListNews[] {
  const now = rows.map(({ trackId }) => trackId)
  const byId = new Map(rows.map((row) => [row.trackId, row]))
  const { entered, left, moved } = listDifference(now, before.trackIds)
  const titleOf = (id: string) => byId.get(id)?.title ?? before.titles[id] ?? id
  const of = (trackId: string): OfApp => ({ trackId, title: titleOf(trackId), whose: whoseIs(trackId, known) })
  const isNear = (app: OfApp, rank: number) => app.whose === 'own' || rank <= length
  const news: ListNews[] = []
  for (const { trackId, whose, change, rank } of rows)
    if (whose === 'own' && change === 0) news.push({ ...of(trackId), kind: 'stayed', rank })
  for (const { id, rank, before: earlier } of moved) {
    const app = of(id)
    if (app.whose !== 'other' && isNear(app, Math.min(rank, earlier)))
      news.push({ ...app, kind: 'moved', rank, before: earlier, passedBy: passers(id) })
  }
  for (const { id, rank } of entered) {
    const app = of(id)
    if (isNear(app, rank)) news.push({ ...app, kind: 'entered', rank })
  }
  for (const { id, rank } of left) {
    const app = of(id)
    if (isNear(app, rank)) news.push({ ...app, kind: 'left', before: rank })
  }
  return order.flatMap((whose) => news.filter((one) => one.whose === whose))

  function passers(id: string): string[] {
    return id === known.own ? passedBy(id, now, before.trackIds).map(titleOf) : []
  }
}
