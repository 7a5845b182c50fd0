import * as v from 'valibot'

export const Text = v.pipe(v.string(), v.trim(), v.minLength(1))
export const OptionalText = v.optional(v.nullable(v.fallback(v.nullable(v.string()), null)), null)

const Shelf = v.object({ items: v.array(v.unknown()) })

export type Shelves = Readonly<Record<string, unknown>>

/**
 * The items of a shelf that can be read. null: the page has no such shelf, or not one of its items is as expected, which
 * says nothing about what there is.
 */
export function itemsOf<T>(shelf: unknown, item: v.GenericSchema<unknown, T>): T[] | null {
  const parsed = v.safeParse(Shelf, shelf)
  if (!parsed.success) return null
  const { items } = parsed.output
  const readable = items.flatMap((one) => {
    const { success, output } = v.safeParse(item, one)
    return success ? [output] : []
  })
  return items.length > 0 && readable.length === 0 ? null : readable
}

export const Artwork = v.object({
  template: v.pipe(v.string(), v.startsWith('https://')),
  width: v.pipe(v.number(), v.minValue(1)),
  height: v.pipe(v.number(), v.minValue(1)),
})

/** The address of a picture at its own size: the store refuses a size of 0. */
export const pictureOf = ({ template, width, height }: v.InferOutput<typeof Artwork>): string =>
  template
    .replace('{w}', String(Math.round(width)))
    .replace('{h}', String(Math.round(height)))
    .replace('{c}', 'bb')
    .replace('{f}', 'jpg')

/** ISO, of the dates that pages carry; null: not a date. */
export function momentOf(text: string | null | undefined): string | null {
  if (!text) return null
  // "Mon Aug 24 2026 12:59:36 GMT+0000 (Coordinated Universal Time)"
  const at = Date.parse(text.split('(')[0] ?? '')
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}
