import * as v from 'valibot'
import { PlayTile } from './answers.ts'
import { at, dataBlocks } from './page-data.ts'

/**
 * The card that Google Play puts above the results when somebody types an app's name, which is place 1. The library leaves
 * it out where it stands alone, and puts it no further up where the list has the same app again.
 *
 * @param html a page of results
 * @returns null: it has no card, or is cut off
 */
export function exactMatch(html: string): PlayTile | null {
  const card = at(dataBlocks(html).get('ds:4'), 0, 1, 0, 23)
  const millionths = at(card, 17, 0, 2, 0, 1, 0, 0)
  const tile = v.safeParse(PlayTile, {
    appId: at(card, 16, 3, 12, 0, 0),
    title: at(card, 16, 2, 0, 0),
    developer: at(card, 16, 2, 68, 0),
    icon: at(card, 16, 2, 95, 0, 3, 2),
    currency: at(card, 17, 0, 2, 0, 1, 0, 1),
    price: typeof millionths === 'number' ? millionths / 1_000_000 : null,
    free: millionths === 0,
    score: at(card, 16, 2, 51, 0, 1),
    summary: at(card, 16, 2, 73, 0, 1),
  })
  return tile.success ? tile.output : null
}

/** A page's results with its card first, once. */
export const withExactMatch = (tiles: readonly PlayTile[], card: PlayTile | null): PlayTile[] =>
  card === null ? [...tiles] : [card, ...tiles.filter(({ appId }) => appId !== card.appId)]
