// What the library leaves out of Google Play's pages, or reads in another way than people do.
import * as v from 'valibot'
import { PlayTile } from './answers.ts'

/**
 * The card that Google Play puts above the results when somebody types an app's name, which is place 1. The library leaves
 * it out where it stands alone, and puts it no further up where the list has the same app again.
 *
 * @param html a page of results
 */
export function exactMatch(html: string): PlayTile | null {
  const card = at(pageData(html, 'ds:4'), 0, 1, 0, 23)
  return tileOf({
    appId: at(card, 16, 3, 12, 0, 0),
    title: at(card, 16, 2, 0, 0),
    developer: at(card, 16, 2, 68, 0),
    icon: at(card, 16, 2, 95, 0, 3, 2),
    price: at(card, 17, 0, 2, 0, 1, 0),
    score: at(card, 16, 2, 51, 0, 1),
    summary: at(card, 16, 2, 73, 0, 1),
  })
}

/** A page's results with its card first, once. */
export const withExactMatch = (tiles: readonly PlayTile[], card: PlayTile | null): PlayTile[] =>
  card === null ? [...tiles] : [card, ...tiles.filter(({ appId }) => appId !== card.appId)]

/** Titles of the row of similar apps on a page in English; other rows hold apps of the developer, or promotions. */
const TITLES: ReadonlySet<unknown> = new Set(['Similar apps', 'Similar games'])

/**
 * The similar apps that an app's page shows, in its order: about six. The library's own call takes whichever row is first.
 *
 * @param html an app's page, asked for in English (`hl=en`)
 * @returns empty: the page has no such row; null: it is no page of an app
 */
export function similarApps(html: string): PlayTile[] | null {
  if (typeof at(pageData(html, 'ds:5'), 1, 2, 0, 0) !== 'string') return null
  const rows = [...partsOf(html).values()].flatMap((part) => listAt(part, 1, 1))
  const row = rows.find((one) => TITLES.has(at(one, 21, 1, 0)))
  return listAt(row, 21, 0).flatMap(
    (item) =>
      tileOf({
        appId: at(item, 0, 0),
        title: at(item, 3),
        developer: at(item, 14),
        icon: at(item, 1, 3, 2),
        price: at(item, 8, 1, 0),
        score: at(item, 4, 1),
        summary: at(item, 13, 1),
      }) ?? [],
  )
}

/** `price`: millionths and their currency. null: it is no app. */
function tileOf({
  price,
  ...facts
}: Record<'appId' | 'title' | 'developer' | 'icon' | 'price' | 'score' | 'summary', unknown>) {
  const millionths = at(price, 0)
  const tile = v.safeParse(PlayTile, {
    ...facts,
    currency: at(price, 1),
    price: typeof millionths === 'number' ? millionths / 1_000_000 : null,
    free: millionths === 0,
  })
  return tile.success ? tile.output : null
}

const listAt = (data: unknown, ...path: number[]): unknown[] => {
  const list = at(data, ...path)
  return Array.isArray(list) ? list : []
}

/** A part of one of Google Play's pages, by its key: nested lists in which every fact has its place. undefined: the page has no such part, whole. */
const pageData = (html: string, key: string): unknown => partsOf(html).get(key)

/** All parts of a page by their keys; one that is cut off is left out. */
function partsOf(html: string): Map<string, unknown> {
  const parts = new Map<string, unknown>()
  for (const script of html.split('>AF_initDataCallback(').slice(1)) {
    const [, key, rest] = /^\{key: '(ds:\d+)'.*?, data:(.*)/s.exec(script) ?? []
    const end = rest?.indexOf(', sideChannel: {}});</script') ?? -1
    if (key === undefined || rest === undefined || end === -1) continue
    try {
      parts.set(key, JSON.parse(rest.slice(0, end)))
    } catch {
      continue
    }
  }
  return parts
}

/** A list with few facts is an object of its places. */
const isNested = (part: unknown): part is Record<number, unknown> => typeof part === 'object' && part !== null

/** What stands at a place of nested lists; undefined: there is none. */
const at = (data: unknown, ...path: number[]): unknown =>
  path.reduce<unknown>((part, step) => (isNested(part) ? part[step] : undefined), data)
