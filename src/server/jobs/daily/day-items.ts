import { createHash } from 'node:crypto'
import type { ListingRef } from '#contract/store.ts'
import type { ChartQuery, KeywordQuery } from '#server/markets/market.ts'

/** UTC day, ISO, to which an item belongs; it is read on that day or never. */
interface OfDay {
  day: string
}

export interface ListingItem extends ListingRef, OfDay {}
export interface ChartItem extends ChartQuery, OfDay {}
export interface RankItem extends KeywordQuery, OfDay {
  /** Apps of that store whose rank is wanted, in order. */
  trackIds: string[]
}
export type DayItem = ListingItem | ChartItem | RankItem

/** Names an item among those of its queue and day. */
export function nameOf(item: DayItem): string {
  if ('keyword' in item) return `${item.locale}/${item.keyword}/${item.trackIds.join(',')}`
  if ('group' in item) return `${item.locale}/${item.category ?? ''}/${item.group}`
  return `${item.locale}/${item.trackId}`
}

/** The id of an item's job is made of its name, so that the database itself refuses to take it twice. */
export function idOf(queue: string, item: DayItem): string {
  const hash = createHash('sha256')
    .update(`${item.day}/${queue}/${nameOf(item)}`)
    .digest('hex')
  // A UUID of version 8, whose bits are free (RFC 9562, 5.8).
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
