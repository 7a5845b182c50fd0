import * as v from 'valibot'
import { answer, errorOf, refuse } from './answers.ts'

const PAGE_MAX = 1000
const Scalar = v.union([v.string(), v.number(), v.boolean()])

export const Filters = v.optional(
  v.array(v.object({ field: v.string(), operator: v.string(), value: v.union([Scalar, v.array(Scalar)]) })),
  [],
)
export type Filters = v.InferOutput<typeof Filters>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
export const Pagination = v.optional(
  v.object({
    offset: v.optional(count, 0),
    pageSize: v.optional(v.pipe(count, v.minValue(1)), 20),
    fetchTotalCount: v.optional(v.boolean(), false),
  }),
  {},
)

const Query = v.object({
  filters: Filters,
  sorting: v.optional(v.array(v.object({ field: v.string(), order: v.picklist(['ASC', 'DESC']) })), []),
  pagination: Pagination,
})

export const valuesOf = ({ value }: Filters[number]): string[] => (Array.isArray(value) ? value : [value]).map(String)

interface Entities<T> {
  all: readonly T[]
  fields: readonly (keyof T & string)[]
  /** One of these filters is needed; empty: none. */
  scopes: readonly string[]
  sent: (entity: T) => object
}

/** A query for entities, in the order of ids; filters take EQUALS and IN. */
export function answerQuery<T extends { id: string; deleted: boolean }>(
  body: unknown,
  entities: Entities<T>,
): Response {
  const parsed = v.safeParse(Query, body)
  if (!parsed.success) return refuse(400, errorOf('MALFORMED_QUERY', 'The query has another form.'))
  const { filters, pagination } = parsed.output
  const { all, fields, scopes, sent } = entities
  if (scopes.length > 0 && !filters.some(({ field }) => scopes.includes(field))) {
    return refuse(400, errorOf('MISSING_FILTER', `One of ${scopes.join(', ')} is required.`))
  }
  const unknown = filters.find(
    ({ field, operator }) => !fields.includes(field as never) || !/^(?:EQUALS|IN)$/.test(operator),
  )
  if (unknown) return refuse(400, errorOf('INVALID_FILTER', `There is no filter ${unknown.field} ${unknown.operator}.`))
  const matches = (entity: T) =>
    filters.every((filter) => valuesOf(filter).includes(String(entity[filter.field as keyof T]))) &&
    (!entity.deleted || filters.some(({ field }) => field === 'deleted'))
  const found = all.filter(matches).toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)))
  return page(found.map(sent), pagination)
}

/** Larger pages than Apple gives become as large as those. */
export function page(found: readonly object[], pagination: v.InferOutput<typeof Pagination>): Response {
  const { offset, fetchTotalCount } = pagination
  const pageSize = Math.min(pagination.pageSize, PAGE_MAX)
  const total = fetchTotalCount ? { totalCount: found.length } : {}
  return answer(found.slice(offset, offset + pageSize), { pagination: { offset, pageSize, ...total } })
}
