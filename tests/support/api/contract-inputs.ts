import * as v from 'valibot'
import type { Endpoint, EndpointInput, Schema } from '#contract/protocol/endpoint.ts'
import { sample } from '../stores/sample-apps.ts'

/** Values of path, query and body fields by name, on top of what is made up for their schemas. */
export type Given = Readonly<Record<string, string>>

const listing = { ...sample.moorlight, locale: 'en-US' }

/** Fields whose schema does not say what they mean. */
const byName: Given = {
  ...listing,
  countryCode: 'SE',
  countries: 'US,DE',
  trackIds: listing.trackId,
  adProviders: 'apple-ads',
  appTrackIds: listing.trackId,
  query: 'moorlight',
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  from: '2026-03-01',
  to: '2026-03-31',
  idp: 'google',
}

const texts = [
  'text',
  'en-US',
  'DE',
  'en',
  '1',
  '2026-03-01',
  '2030-01-01T09:00:00.000Z',
  'nobody@example.com',
  'Rain-gauge-of-1868',
  '00000000-0000-4000-8000-000000000009',
  'https://example.com/',
  'a_name',
  'EUR',
  '12345',
  '123456',
  'c'.repeat(43),
  'c'.repeat(32),
  'ABCDE12345',
  'SEARCHADS.00000000-0000-4000-8000-000000000009',
]

/** A valid call of any endpoint, made from its schemas alone: a new endpoint needs no line here. */
export function inputOf<E extends Endpoint>(endpoint: E, given: Given = {}): EndpointInput<E> {
  const known = { ...byName, ...given }
  const part = (name: 'params' | 'query' | 'body') => {
    const schema: Schema | undefined = endpoint[name]
    if (!schema) return {}
    const made = make(schema, known, name)
    const { issues } = v.safeParse(schema, made)
    if (issues) throw new Error(`${endpoint.id}: no valid ${name} was made up: ${JSON.stringify(v.flatten(issues))}`)
    return { [name]: made }
  }
  // Each part has just been checked against the schema that makes the type.
  return { ...part('params'), ...part('query'), ...part('body') } as EndpointInput<E>
}

/** What Valibot's schemas hold, as far as it is looked at here. */
interface Looked {
  type: string
  entries?: Record<string, Schema>
  wrapped?: Schema
  item?: Schema
  options?: readonly unknown[]
  literal?: unknown
  key?: Schema
}

function make(schema: Schema, given: Given, name: string): unknown {
  const looked: Looked = { ...schema }
  switch (looked.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return madeObject(schema, looked.entries ?? {}, given)
    case 'optional':
    case 'nullable':
    case 'nullish':
      return looked.wrapped && make(looked.wrapped, given, name)
    case 'array':
      return looked.item ? [make(looked.item, given, name)] : []
    case 'record':
      return {}
    case 'literal':
      return looked.literal
    case 'boolean':
      return false
    case 'instance':
      return new File(['not a key'], 'key.p8')
    case 'null':
      return null
    case 'number':
      return [1, 0, 100].find((value) => v.is(schema, value))
    case 'picklist':
      return given[name] !== undefined && v.is(schema, given[name]) ? given[name] : looked.options?.[0]
    case 'union':
    case 'variant':
      return make(looked.options?.[0] as Schema, given, name)
    default:
      return [given[name], ...texts].find((value) => v.is(schema, value))
  }
}

/** With every field; where a check over the whole refuses them together, without what may be left out or null. */
function madeObject(schema: Schema, entries: Record<string, Schema>, given: Given): Record<string, unknown> {
  const made = (isShort: boolean) =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([name, field]) => {
        if (isShort && ['optional', 'nullish'].includes(field.type)) return []
        return [[name, isShort && field.type === 'nullable' ? null : make(field, given, name)]]
      }),
    )
  const whole = made(false)
  return v.is(schema, whole) ? whole : made(true)
}
