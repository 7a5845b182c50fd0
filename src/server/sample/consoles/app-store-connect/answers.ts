import type { Context } from 'hono'
import type { ConsoleKey } from '../console.ts'

export interface Env {
  Variables: { key: ConsoleKey }
}

interface Problem {
  status: 400 | 401 | 403 | 404 | 409 | 429
  code: string
  title: string
  detail: string
  /** Which part of the request it is about. */
  source?: { pointer: string }
  meta?: object
}

/** An error as App Store Connect writes it. */
export const problem = (c: Context, { status, ...error }: Problem): Response =>
  c.json({ errors: [{ id: crypto.randomUUID(), status: String(status), ...error }] }, status)

export const notFound = (c: Context, type: string, id: string): Response =>
  problem(c, {
    status: 404,
    code: 'NOT_FOUND',
    title: 'The specified resource does not exist',
    detail: `There is no resource of type '${type}' with id '${id}'`,
  })

export const badParameter = (c: Context, detail: string): Response =>
  problem(c, {
    status: 400,
    code: 'PARAMETER_ERROR.INVALID',
    title: 'A parameter has an invalid value',
    detail,
  })

export const badEntity = (c: Context, code: string, detail: string): Response =>
  problem(c, {
    status: 409,
    code: `ENTITY_ERROR.${code}`,
    title: 'The provided entity has an invalid value',
    detail,
  })

/** Of one attribute. */
export const badText = (c: Context, code: string, name: string, detail: string): Response =>
  problem(c, {
    status: 409,
    code: `ENTITY_ERROR.ATTRIBUTE.${code}`,
    title: 'The provided entity has an attribute with an invalid value',
    detail,
    source: { pointer: `/data/attributes/${name}` },
  })

export const badState = (c: Context, detail: string, name?: string): Response =>
  problem(c, {
    status: 409,
    code: 'STATE_ERROR',
    title: 'The request cannot be fulfilled',
    detail,
    ...(name !== undefined && { source: { pointer: `/data/attributes/${name}` } }),
  })

const PAGE = 50
const PAGE_MAX = 200

/** Which part of a list is asked for; null: the parameters are wrong. */
export function stretchOf(c: Context): { from: number; to: number; limit: number } | null {
  const limit = Number(c.req.query('limit') ?? PAGE)
  const cursor = c.req.query('cursor')
  const from = cursor === undefined ? 0 : Number(Buffer.from(cursor, 'base64url').toString())
  const isGood = Number.isInteger(limit) && limit >= 1 && limit <= PAGE_MAX && Number.isInteger(from) && from >= 0
  return isGood ? { from, to: from + limit, limit } : null
}

/** A page of a list with the address of the next one. `all` has one item more than the page needs, at least. */
export function page<T>(c: Context, all: readonly T[], more: (data: readonly T[]) => object = () => ({})): Response {
  const stretch = stretchOf(c)
  if (!stretch) return badParameter(c, 'limit or cursor is not valid')
  const { from, to, limit } = stretch
  const data = all.slice(from, to)
  const next = new URL(c.req.url)
  next.searchParams.set('cursor', Buffer.from(String(to)).toString('base64url'))
  const links = { self: c.req.url, ...(to < all.length ? { next: next.href } : {}) }
  return c.json({ data, ...more(data), links, meta: { paging: { total: all.length, limit } } })
}
