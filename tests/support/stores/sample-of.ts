import * as v from 'valibot'

/** Strings of the formats that the contract has. */
const strings = [
  'x',
  '7',
  'DE',
  'en-US',
  'de',
  'ada@example.org',
  '11111111-1111-4111-8111-111111111111',
  '2026-11-20T10:00:00.000Z',
  '2026-11-20',
  '2026-11',
  '#5b4bd0',
  '0123456789abcdef0123456789abcdef',
  'https://example.org/',
  'feature_impersonation',
]

const numbers = [1, 0, 5, 0.5, -1, 1_000_000]

/** The parts of a schema that say how it is built; valibot keeps them on the object. */
interface Built {
  type: string
  entries?: Record<string, Built>
  item?: Built
  wrapped?: Built
  /** Of an optional one. */
  default?: unknown
  options?: unknown[]
  literal?: unknown
  pipe?: unknown[]
}

/** Which of so many possibilities a sample takes, counted from 0. */
type Pick = (end: number) => number

const ALWAYS_FIRST: Pick = () => 0
/** Members of a sample's lists. */
const LENGTHS = [2, 0, 1, 3]

/** One value that a schema of the contract accepts; throws where it knows none. Others for other picks. */
export function sampleOf(schema: v.GenericSchema, pick: Pick = ALWAYS_FIRST): unknown {
  const sample = build(schema, pick)
  v.assert(schema, sample)
  return sample
}

function build(schema: Built, pick: Pick): unknown {
  const { entries, item, wrapped, options, literal } = schema
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(entries ?? {}).map(([name, entry]) => [name, build(entry, pick)]))
    case 'array':
      return item ? Array.from({ length: lengthOf(schema, pick) }, () => build(item, pick)) : []
    case 'nullable':
    case 'optional': {
      const nothing = schema.type === 'nullable' ? null : undefined
      // What has a default is never missing once it is read.
      const isLeftOut = schema.default === undefined && pick(2) > 0
      return wrapped && !isLeftOut ? build(wrapped, pick) : nothing
    }
    case 'picklist':
      return options?.[pick(options.length)]
    case 'variant':
    case 'union':
      return build(options?.[pick(options.length)] as Built, pick)
    case 'literal':
      return literal
    case 'string':
      // A part of a schema is one itself; only its kind was looked at.
      return from(strings, schema as unknown as v.GenericSchema, pick)
    case 'number':
      return from(numbers, schema as unknown as v.GenericSchema, pick)
    case 'boolean':
      return pick(2) === 0
    case 'record':
    // The contract's only one: ranks by keyword.
    case 'custom':
      return {}
    default:
      return null
  }
}

function lengthOf({ pipe }: Built, pick: Pick): number {
  const limit = (type: string) =>
    (pipe as readonly { type: string; requirement?: number }[] | undefined)?.find((part) => part.type === type)
      ?.requirement
  const lengths = LENGTHS.filter((one) => one >= (limit('min_length') ?? 0) && one <= (limit('max_length') ?? Infinity))
  return lengths[pick(lengths.length)] ?? 0
}

function from(values: readonly unknown[], schema: v.GenericSchema, pick: Pick): unknown {
  const fitting = values.filter((one) => v.is(schema, one))
  return fitting[pick(fitting.length)]
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
