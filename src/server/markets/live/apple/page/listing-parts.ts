import * as v from 'valibot'
import type { ProductPage } from './product-page.ts'
import { Artwork, itemsOf, momentOf, OptionalText, pictureOf, Text, type Shelves } from './shelf.ts'

const Description = v.object({ paragraph: v.object({ text: Text }) })

export const descriptionOf = ({ description }: Shelves): string | null =>
  itemsOf(description, Description)?.[0]?.paragraph.text ?? null

const Paragraph = v.object({ primarySubtitle: Text, secondarySubtitle: OptionalText, text: OptionalText })
const History = v.object({
  seeAllAction: v.object({ pageData: v.object({ shelves: v.array(v.unknown()) }) }),
})
/** "Version 10.6", "バージョン10.6": the word before is in the page's language. */
const bareVersion = (subtitle: string): string => subtitle.slice(Math.max(0, subtitle.search(/\d/)))

/** The history that "Version History" opens; else the newest version alone. */
export function versionsOf({ mostRecentVersion }: Shelves): ProductPage['versions'] {
  const history = v.safeParse(History, mostRecentVersion)
  const shelves = history.success ? history.output.seeAllAction.pageData.shelves : []
  const listed = shelves.flatMap((shelf) => itemsOf(shelf, Paragraph) ?? [])
  const paragraphs = listed.length > 0 ? listed : itemsOf(mostRecentVersion, Paragraph)
  return (
    paragraphs?.map(({ primarySubtitle, secondarySubtitle, text }) => ({
      version: listed.length > 0 ? primarySubtitle : bareVersion(primarySubtitle),
      releasedAt: momentOf(secondarySubtitle),
      notes: text?.trim() ? text : null,
    })) ?? null
  )
}

const Pair = v.tuple([Text, Text])
const Annotation = v.object({
  items: v.optional(
    v.array(v.object({ text: OptionalText, textPairs: v.optional(v.nullable(v.array(v.unknown())), []) })),
    [],
  ),
  items_V3: v.optional(v.array(v.unknown()), []),
})
const TextPair = v.object({ leadingText: Text, trailingText: Text })

const annotationsOf = ({ information }: Shelves) => itemsOf(information, Annotation)

/** Told by their shape, for titles are in the page's language; none in a page that says what it says: there are none. */
export function purchasesOf(shelves: Shelves, hasPurchases: boolean | null): ProductPage['purchases'] {
  const annotations = annotationsOf(shelves)
  if (annotations === null) return null
  const pairs = annotations.flatMap(({ items, items_V3 }) => {
    const older = items.flatMap(({ textPairs }) => (textPairs ?? []).filter((pair) => v.is(Pair, pair)))
    if (older.length > 0) return older
    return items_V3.flatMap((item) =>
      v.is(TextPair, item) ? [[item.leadingText, item.trailingText] satisfies [string, string]] : [],
    )
  })
  if (pairs.length === 0) return hasPurchases === false ? [] : null
  return pairs.map(([name, price]) => ({ name, price }))
}

/** Texts that stand alone in the information: one of them is the category. */
export const singleTexts = (shelves: Shelves): string[] =>
  (annotationsOf(shelves) ?? []).flatMap(({ items }) => (items.length === 1 ? (items[0]?.text?.trim() ?? []) : []))

const Requirement = v.object({ heading: Text, text: Text })

/** Told by their shape, too: the first texts that have a heading each, the device. */
export function requirementsOf(shelves: Shelves): ProductPage['requirements'] {
  const told = itemsOf(shelves['information'], v.object({ items: v.array(Requirement) }))?.find(
    ({ items }) => items.length > 0,
  )
  return told?.items.map(({ heading, text }) => ({ device: heading, requirement: text })) ?? null
}

const MediaItem = v.object({
  screenshot: v.optional(v.nullable(Artwork)),
  video: v.optional(v.nullable(v.object({ videoUrl: v.pipe(v.string(), v.startsWith('https://')) }))),
})
const MEDIA = /^product_media_(?<device>[a-z]+)_?$/

export function mediaOf(shelves: Shelves): ProductPage['media'] {
  const media = Object.entries(shelves).flatMap(([key, shelf]) => {
    const device = MEDIA.exec(key)?.groups?.['device']
    const items = device === undefined ? null : itemsOf(shelf, MediaItem)
    if (device === undefined || items === null) return []
    return {
      device,
      screenshots: items.flatMap(({ screenshot }) => (screenshot ? pictureOf(screenshot) : [])),
      videos: items.flatMap(({ video }) => video?.videoUrl ?? []),
    }
  })
  return media.length === 0 ? null : media
}

const Labels = v.object({ identifier: Text, categories: v.optional(v.array(v.object({ title: Text })), []) })
const Feature = v.object({ title: Text })

export const privacyOf = ({ privacyTypes }: Shelves): ProductPage['privacyTypes'] =>
  itemsOf(privacyTypes, Labels)?.map(({ identifier, categories }) => ({
    type: identifier,
    categories: categories.map(({ title }) => title),
  })) ?? null

export function accessibilityOf({ accessibilityFeatures }: Shelves): ProductPage['accessibility'] {
  const Group = v.union([v.object({ features: v.array(Feature) }), Feature])
  const groups = itemsOf(accessibilityFeatures, Group)
  return groups?.flatMap((group) => ('features' in group ? group.features : [group]).map(({ title }) => title)) ?? null
}
