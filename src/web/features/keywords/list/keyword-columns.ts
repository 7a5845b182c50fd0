import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { KeywordKind } from '#aso/keywords/brand.ts'
import type { Store } from '#contract/store.ts'
import type { KeywordRow, TextPlace } from './keyword-row.ts'
import type { ColumnId } from './keyword-sort.ts'

export const columnNames: Record<ColumnId, MessageDescriptor> = {
  keyword: msg`Keyword`,
  places: msg`Found in`,
  rank: msg`Rank`,
  change: msg`Change`,
  volume: msg`Volume`,
  difficulty: msg`Difficulty`,
  relevancy: msg`Relevancy`,
  appsCount: msg`Apps`,
  type: msg`Type`,
  owner: msg`Owner, 7 days`,
}

/** `name`: of the competitor whose ranks and relevancy they are. */
export function columnName(column: ColumnId, name?: string): MessageDescriptor {
  if (name !== undefined && column === 'rank') return msg`Rank of ${name}`
  if (name !== undefined && column === 'relevancy') return msg`Relevancy for ${name}`
  return columnNames[column]
}

/** KEY-010. */
export const kindNames: Record<KeywordKind, MessageDescriptor> = {
  GENERIC: msg`Generic`,
  MY_BRAND: msg`My brand`,
  OTHER_BRAND: msg`Other brand`,
}

/** The texts of a listing as each store names them. */
export const placeNames: Record<Store, Record<TextPlace, MessageDescriptor>> = {
  APP_STORE: { title: msg`Title`, shortDescription: msg`Subtitle`, description: msg`Description` },
  GOOGLE_PLAY: { title: msg`Name`, shortDescription: msg`Short description`, description: msg`Description` },
}

/** Text columns; the others are numbers and right-aligned. */
export const isText = (column: ColumnId): boolean => ['keyword', 'places', 'type', 'owner'].includes(column)

/** Without those of which nothing is known in this market; a keyword without a rank says something. */
export const knownColumns = (columns: readonly ColumnId[], rows: readonly KeywordRow[]): ColumnId[] =>
  columns.filter((column) => column === 'rank' || rows.some((row) => row[column === 'type' ? 'kind' : column] !== null))

/** An app's name without what many append to it: "Moorlight" of "Moorlight: Sleep & Wind Down". */
export const shortTitle = (title: string): string => /^(.{3,}?)(?:: | [-–—|] )/u.exec(title)?.[1] ?? title
