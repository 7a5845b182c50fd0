import { createHash } from 'node:crypto'
import type { ListingRef } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { ChartQuery, KeywordQuery } from '../market.ts'

/** UTC day, ISO. An item is read on its day or not at all. */
interface OfDay {
  day: UtcDay
}

export interface ListingItem extends ListingRef, OfDay {}
export interface ChartItem extends ChartQuery, OfDay {}
export interface RankItem extends KeywordQuery, OfDay {
  /** Apps of the store whose rank is recorded, sorted. */
  trackIds: string[]
}
/** The first apps of a search whose results do not tell ratings. */
export interface LeadersItem extends KeywordQuery, OfDay {}
export type DayItem = ListingItem | ChartItem | RankItem | LeadersItem

/** The item's name, unique within its queue and day. */
export function nameOf(item: DayItem): string {
  if ('trackIds' in item) return `${item.locale}/${item.keyword}/${item.trackIds.join(',')}`
  if ('keyword' in item) return `${item.locale}/${item.keyword}`
  if ('group' in item) return `${item.locale}/${item.category ?? ''}/${item.group}`
  return `${item.locale}/${item.trackId}`
}

/** The id of an item's job, derived from its name, so that the database rejects duplicates. */
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
