import type { ListingChange, ListingPart } from '#contract/overview/history.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Listing } from './market.ts'

/** What a listing says of a part, as text; undefined: it is not known. */
type Told = string | null | undefined

const known = (text: string | null): Told => text ?? undefined

/** Stores write the size of a picture behind its address, and each of their answers has another size. */
const SIZE = /\/\d+x\d+[a-z-]*\.[a-z]+(?=&|$)|%2F\d+x\d+[a-z-]*\.[a-z]+(?=&|$)/i

const picturesOf = (addresses: readonly string[]): Told => lines(addresses.map((address) => address.replace(SIZE, '')))

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

const PICTURES: Partial<Record<ListingPart, keyof Listing['images']>> = {
  icon: 'icons',
  header: 'banners',
  screenshots: 'screens',
}

/** Also where the store shows the variants of a product page test in turn. */
function isSamePicture(part: ListingPart, before: Listing, after: Listing): boolean {
  const kind = PICTURES[part]
  if (kind === undefined) return false
  if (before.pageVariant !== after.pageVariant) return true
  return picturesOf(before.images[kind]) === picturesOf(after.images[kind])
}

/**
 * The parts in which two states of a listing differ, in the contract's order. A part that one of them does not know has
 * not changed: it was only not read.
 */
export function changesBetween(before: Listing, after: Listing, day: UtcDay): ListingChange[] {
  const parts = Object.keys(partsOf) as ListingPart[]
  return parts.flatMap((part) => {
    if (isSamePicture(part, before, after)) return []
    const [was, is] = [partsOf[part](before), partsOf[part](after)]
    return was === undefined || is === undefined || was === is ? [] : [{ part, day, before: was, after: is }]
  })
}
