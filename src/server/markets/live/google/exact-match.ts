import * as v from 'valibot'
import { PlayTile } from './answers.ts'

/**
 * The card that Google Play puts above the results when somebody types an app's name, which is place 1. The library leaves
 * it out where it stands alone, and puts it no further up where the list has the same app again.
 *
 * @param html a page of results
 * @returns null: it has no card, or is cut off
 */
export function exactMatch(html: string): PlayTile | null {
  const card = at(resultsIn(html), 0, 1, 0, 23)
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

/** The part of a page that holds the results: nested lists in which every fact has its place. undefined: it has none, whole. */
function resultsIn(html: string): unknown {
  const script = html.split(">AF_initDataCallback({key: 'ds:4'")[1] ?? ''
  const [, json] = /^.*?, data:(.*?), sideChannel: \{\}\}\);<\/script/s.exec(script) ?? []
  try {
    return json === undefined ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

/** A list with few facts is an object of its places. */
const isNested = (part: unknown): part is Record<number, unknown> => typeof part === 'object' && part !== null

/** What stands at a place of nested lists; undefined: there is none. */
const at = (data: unknown, ...path: number[]): unknown =>
  path.reduce<unknown>((part, step) => (isNested(part) ? part[step] : undefined), data)
