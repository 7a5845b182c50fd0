import * as v from 'valibot'
import type { Query, Transport } from './transport.ts'

/** A resource of JSON:API with the attributes that are read. */
export const resource = <T>(attributes: v.GenericSchema<unknown, T>) => v.object({ id: v.string(), attributes })

export const single = <T>(data: v.GenericSchema<unknown, T>) => v.object({ data })

const Links = v.optional(v.object({ next: v.nullish(v.string()) }), {})
const pageOf = <T, I>(data: v.GenericSchema<unknown, T>, included: v.GenericSchema<unknown, I>) =>
  v.object({ data: v.array(data), included: v.optional(v.array(included), []), links: Links })

export interface Page<T, I = unknown> {
  data: T[]
  included: I[]
}

export interface Listed<T, I = unknown> {
  data: v.GenericSchema<unknown, T>
  included?: v.GenericSchema<unknown, I>
  path: string
  query?: Query
  signal?: AbortSignal | undefined
}

/** Beyond that many pages something goes round in circles. */
const PAGES_MAX = 1000

/** The pages of a list, as they are asked for; a page that names one already read ends the list. */
export async function* pagesOf<T, I = unknown>(transport: Transport, listed: Listed<T, I>): AsyncGenerator<Page<T, I>> {
  const { path, query, signal } = listed
  const schema = pageOf(listed.data, listed.included ?? (v.unknown() as v.GenericSchema<unknown, I>))
  let page = await transport.get(schema, path, query, signal)
  const seen = new Set<string>()
  while (true) {
    yield { data: page.data, included: page.included }
    const { next } = page.links
    if (next === null || next === undefined || seen.has(next) || seen.size >= PAGES_MAX) return
    seen.add(next)
    page = await transport.follow(schema, next, signal)
  }
}

/** All of a list. */
export async function listAll<T>(transport: Transport, listed: Listed<T>): Promise<T[]> {
  const all: T[] = []
  for await (const { data } of pagesOf(transport, listed)) all.push(...data)
  return all
}
