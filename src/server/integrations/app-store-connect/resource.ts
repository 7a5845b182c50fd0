import * as v from 'valibot'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import type { Query, Transport } from './transport.ts'

/** A resource of JSON:API with the attributes that are read. */
export const resource = <T>(attributes: v.GenericSchema<unknown, T>) => v.object({ id: v.string(), attributes })

export const single = <T>(data: v.GenericSchema<unknown, T>) => v.object({ data })

const Links = v.optional(v.object({ next: v.nullish(v.string()) }), {})
const Sent = v.object({ data: v.array(v.unknown()), included: v.optional(v.array(v.unknown()), []), links: Links })

export interface Page<T, I = unknown> {
  data: T[]
  included: I[]
  /** How many of `data` could not be read. */
  skipped: number
}

export interface Listed<T, I = unknown> {
  data: v.GenericSchema<unknown, T>
  included?: v.GenericSchema<unknown, I>
  path: string
  query?: Query
  signal?: AbortSignal | undefined
  /** Without one entry the others say something else, as in what is summed up: one that can't be read fails the list. */
  isWhole?: boolean
}

/** Those that are as expected: one that is not does not cost the page. */
const readable = <T>(schema: v.GenericSchema<unknown, T>, all: readonly unknown[]): T[] =>
  all.flatMap((one) => {
    const read = v.safeParse(schema, one)
    return read.success ? [read.output] : []
  })

/** @throws ProviderFailure where nothing can be read, or something where all is wanted */
function pageOf<T, I>(
  { data: schema, included: other, isWhole }: Listed<T, I>,
  sent: v.InferOutput<typeof Sent>,
): Page<T, I> {
  const data = readable(schema, sent.data)
  const skipped = sent.data.length - data.length
  if (skipped > 0 && (isWhole || data.length === 0))
    throw new ProviderFailure('app-store-connect', 'unavailable', 'app-store-connect gave a list that can not be read')
  return { data, included: other ? readable(other, sent.included) : [], skipped }
}

/** Beyond that many pages something goes round in circles. */
const PAGES_MAX = 1000

/** The pages of a list, as they are asked for; a page that names one already read ends the list. */
export async function* pagesOf<T, I = unknown>(transport: Transport, listed: Listed<T, I>): AsyncGenerator<Page<T, I>> {
  const { path, query, signal } = listed
  let sent = await transport.get(Sent, path, query, signal)
  const seen = new Set<string>()
  while (true) {
    yield pageOf(listed, sent)
    const { next } = sent.links
    if (next === null || next === undefined || seen.has(next) || seen.size >= PAGES_MAX) return
    seen.add(next)
    sent = await transport.follow(Sent, next, signal)
  }
}

/** All of a list. */
export async function listAll<T>(transport: Transport, listed: Listed<T>): Promise<T[]> {
  const all: T[] = []
  for await (const { data } of pagesOf(transport, listed)) all.push(...data)
  return all
}
