import * as v from 'valibot'
import { at } from './page-data.ts'

const Line = v.looseTuple([v.looseTuple([v.literal('wrb.fr'), v.literal('vyAe2'), v.string()])])
const START = '[["wrb.fr","vyAe2",'

/**
 * What each app of a chart is, by its id, as the store names it in the language that was asked for: the library leaves it out.
 *
 * @param body the answer of the charts' call
 * @returns empty: the answer has no chart, or is cut off
 */
export function chartGenres(body: string): Map<string, string> {
  const apps = at(dataOf(body), 0, 1, 0, 28, 0)
  const genres = new Map<string, string>()
  for (const app of Array.isArray(apps) ? (apps as unknown[]) : []) {
    const [id, genre] = [at(app, 0, 0, 0), at(app, 0, 5)]
    if (typeof id === 'string' && typeof genre === 'string' && genre !== '') genres.set(id, genre)
  }
  return genres
}

function dataOf(body: string): unknown {
  const line = body.split('\n').find((one) => one.startsWith(START))
  if (line === undefined) return null
  try {
    return JSON.parse(v.parse(Line, JSON.parse(line))[0][2])
  } catch {
    return null
  }
}
