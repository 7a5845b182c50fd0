import * as v from 'valibot'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import type { AppSummary, Locale } from '#contract/store.ts'
import { pictureAddress } from '#server/media/picture-address.ts'
import { displayPrice } from '../../../listed-app.ts'
import { entriesOf, Label } from '../feed.ts'
import { jsonOf, malformed } from '../request.ts'

/** Names of the feeds. */
export const feedOfGroup: Record<CategoryGroup, string> = {
  FREE: 'topfreeapplications',
  PAID: 'toppaidapplications',
  GROSSING: 'topgrossingapplications',
}

const Entry = v.object({
  id: v.object({ attributes: v.object({ 'im:id': v.pipe(v.string(), v.regex(/^\d+$/)) }) }),
  'im:name': Label,
  'im:artist': v.optional(Label),
  'im:image': v.optional(v.array(Label), []),
  'im:price': v.optional(v.object({ attributes: v.object({ amount: v.string(), currency: v.string() }) })),
  category: v.optional(v.object({ attributes: v.object({ label: v.string() }) })),
})

/**
 * The apps of a chart, leader first; null: the store has no such chart, for it leaves out the entries then.
 * One entry that can't be read makes the whole chart useless, for the places of all others would be wrong.
 * @throws StoreFailure
 */
export function chartOf(text: string, locale: Locale): AppSummary[] | null {
  const entries = entriesOf(jsonOf(text))
  if (entries.length === 0) return null
  const parsed = v.safeParse(v.array(Entry), entries)
  if (!parsed.success) throw malformed(`The chart is not as expected: ${v.getDotPath(parsed.issues[0]) ?? ''}`)
  return parsed.output.map((entry) => summaryOfEntry(entry, locale))
}

function summaryOfEntry(entry: v.InferOutput<typeof Entry>, locale: Locale): AppSummary {
  const price = entry['im:price']?.attributes
  return {
    store: 'APP_STORE',
    trackId: entry.id.attributes['im:id'],
    title: entry['im:name'].label,
    developerName: entry['im:artist']?.label ?? null,
    // Smallest first; the sizes are part of the addresses.
    iconUrl: pictureAddress(entry['im:image'].at(-1)?.label ?? '')?.href ?? null,
    category: entry.category?.attributes.label ?? null,
    price: price === undefined ? null : displayPrice(Number(price.amount) || 0, price.currency, locale),
  }
}
