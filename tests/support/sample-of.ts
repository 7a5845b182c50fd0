import * as v from 'valibot'

/** Strings of the formats that the contract has. */
const strings = [
  'x',
  '7',
  'DE',
  'en-US',
  'ada@example.org',
  '11111111-1111-4111-8111-111111111111',
  '2026-11-20T10:00:00.000Z',
  '2026-11-20',
  '#5b4bd0',
  'https://example.org/',
  'feature_impersonation',
]

/** The parts of a schema that say how it is built; valibot keeps them on the object. */
interface Built {
  type: string
  entries?: Record<string, Built>
  item?: Built
  wrapped?: Built
  options?: unknown[]
  literal?: unknown
  pipe?: unknown[]
}

/** One value that a schema of the contract accepts; throws where it knows none. */
export function sampleOf(schema: v.GenericSchema): unknown {
  const sample = build(schema)
  v.assert(schema, sample)
  return sample
}

function build(schema: Built): unknown {
  const { entries, item, wrapped, options, literal } = schema
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(entries ?? {}).map(([name, entry]) => [name, build(entry)]))
    case 'array':
      return item ? [build(item), build(item)] : []
    case 'nullable':
    case 'optional':
      return wrapped ? build(wrapped) : null
    case 'picklist':
      return options?.[0]
    case 'variant':
    case 'union':
      return build(options?.[0] as Built)
    case 'literal':
      return literal
    case 'string':
      // A part of a schema is one itself; only its kind was looked at.
      return strings.find((one) => v.is(schema as unknown as v.GenericSchema, one))
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'record':
      return {}
    default:
      return null
  }
}

/** The places in a value: its members and theirs, as paths. */
export function placesOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]]
  return [[...path], ...Object.entries(value).flatMap(([name, member]) => placesOf(member, [...path, name]))]
}

/** The value with another one in one place; `undefined` leaves it out. */
export function spoilt(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by
  const copy = structuredClone(value) as Record<string, unknown>
  if (rest.length === 0 && by === undefined && !Array.isArray(copy)) delete copy[name]
  else copy[name] = spoilt(copy[name], rest, by)
  return copy
}
