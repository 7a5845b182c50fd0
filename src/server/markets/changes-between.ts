import type { ListingChange, ListingPart } from '#contract/overview/history.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Listing } from './market.ts'

/** What a listing says of a part, as text; undefined: it is not known. */
type Told = string | null | undefined

const known = (text: string | null): Told => text ?? undefined

const lines = (addresses: readonly string[]): Told => (addresses.length === 0 ? undefined : addresses.join('\n'))

/** A free app has no price: null. */
const priceOf = ({ exactPrice, displayPrice }: Listing['price']): Told =>
  exactPrice === null ? known(displayPrice) : exactPrice === 0 ? null : (displayPrice ?? String(exactPrice))

const partsOf: Record<ListingPart, (listing: Listing) => Told> = {
  title: ({ title }) => title,
  shortDescription: ({ shortDescription }) => known(shortDescription),
  promotionalText: ({ promotionalText }) => known(promotionalText),
  description: ({ description }) => known(description),
  icon: ({ images }) => lines(images.icons),
  header: ({ images }) => lines(images.banners),
  screenshots: ({ images }) => lines(images.screens),
  price: ({ price }) => priceOf(price),
  category: ({ categories }) => known(categories.map(({ displayName }) => displayName).join(', ') || null),
  version: ({ version }) => known(version),
}

/**
 * The parts in which two states of a listing differ, in the contract's order. A part that one of them does not know has
 * not changed: it was only not read.
 */
export function changesBetween(before: Listing, after: Listing, day: UtcDay): ListingChange[] {
  const parts = Object.keys(partsOf) as ListingPart[]
  return parts.flatMap((part) => {
    const [was, is] = [partsOf[part](before), partsOf[part](after)]
    return was === undefined || is === undefined || was === is ? [] : [{ part, day, before: was, after: is }]
  })
}
