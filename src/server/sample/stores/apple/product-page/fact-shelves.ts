import type { Labels } from './labels.ts'
import type { PageFacts, PageVersion } from './page-facts.ts'
import { flowAction, pageLink, shelf } from './shelf.ts'

/** Such as `Mon Aug 24 2026 12:59:36 GMT+0000 (Coordinated Universal Time)`. */
function dateText(iso: string): string {
  const [weekday = '', day = '', month = '', year = '', time = ''] = new Date(iso).toUTCString().split(/,? /)
  return `${weekday} ${month} ${day} ${year} ${time} GMT+0000 (Coordinated Universal Time)`
}

const versionParagraph = ({ notes, releasedAt }: PageVersion, primarySubtitle: string) => ({
  $kind: 'TitledParagraph',
  ...(notes === null ? {} : { text: notes }),
  style: 'detail',
  wantsCollapsedNewlines: true,
  primarySubtitle,
  secondarySubtitle: dateText(releasedAt),
})

/** The current version, with all that are told of behind "Version History". A new app has no such shelf. */
export function versions({ versions: all }: PageFacts, words: Labels) {
  const [latest] = all
  if (!latest) return null
  const { id: _, ...history } = shelf(
    '',
    'titledParagraph',
    all.map((version) => versionParagraph(version, version.name)),
  )
  return shelf('mostRecentVersion', 'titledParagraph', [versionParagraph(latest, words.version(latest.name))], {
    title: words.whatsNew,
    seeAllAction: flowAction('versionHistory', {
      pageData: {
        title: words.history,
        $kind: 'GenericPage',
        shelves: [history],
        presentationOptions: ['prefersLargeTitle'],
        isIncomplete: false,
      },
    }),
  })
}

const linkable = (rawText: string) => ({
  $kind: 'linkableText',
  linkableText: {
    $kind: 'LinkableText',
    styledText: { $kind: 'StyledText', rawText, rawTextType: 'text/markdown' },
  },
})

const annotation = (title: string, text: string) => ({
  $kind: 'Annotation',
  title,
  items: [{ $kind: 'AnnotationItem', text }],
  items_V3: [linkable(text)],
  shouldAlwaysPresentExpanded: false,
})

/** At most ten are named. */
const PURCHASES_MAX = 10

function purchasesAnnotation({ purchases }: PageFacts, words: Labels) {
  const shown = purchases.slice(0, PURCHASES_MAX)
  if (shown.length === 0) return []
  return [
    {
      $kind: 'Annotation',
      title: words.purchases,
      summary: words.yes,
      items: [{ $kind: 'AnnotationItem', textPairs: shown.map(({ name, price }) => [name, price]) }],
      items_V3: shown.map(({ name, price }) => ({ $kind: 'textPair', leadingText: name, trailingText: price })),
      shouldAlwaysPresentExpanded: false,
    },
  ]
}

export function information(facts: PageFacts, words: Labels) {
  const { listing, language } = facts
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const languages = new Intl.ListFormat(language).format(listing.languages.map((code) => names.of(code) ?? code))
  return shelf(
    'information',
    'annotation',
    [
      annotation(words.seller, listing.developer),
      annotation(words.size, `${(listing.sizeBytes / 1e6).toFixed(1)} MB`),
      annotation(words.category, listing.genres.at(-1)?.name ?? ''),
      {
        ...annotation(words.compatibility, facts.requirements[0]?.requirement ?? ''),
        summary: facts.requirements[0]?.requirement ?? '',
        items: facts.requirements.map(({ device, requirement }) => ({
          $kind: 'AnnotationItem',
          text: requirement,
          heading: device,
        })),
      },
      annotation(words.languages, languages),
      {
        ...annotation(words.ageRating, listing.contentRating),
        summary: listing.contentRating,
        items: [],
        items_V3: [{ $kind: 'textEncapsulation', text: listing.contentRating }],
      },
      ...purchasesAnnotation(facts, words),
      annotation(words.copyright, `© ${listing.developer}`),
    ],
    { title: words.information },
  )
}

export function links({ listing: { website } }: PageFacts, words: Labels) {
  if (website === null) return null
  return shelf('notPurchasedLinks', 'productPageLink', [
    pageLink(words.website, website, 'safari'),
    pageLink(words.privacyPolicy, `${website}/privacy`, 'hand.raised.fill'),
  ])
}

export function description({ listing, storefront, language }: PageFacts, words: Labels) {
  return shelf('description', 'productDescription', [
    {
      $kind: 'ProductDescription',
      paragraph: {
        $kind: 'Paragraph',
        text: listing.description,
        mediaType: 'text/plain',
        style: 'standard',
        alignment: 'localized',
        isCollapsed: true,
        suppressVerticalMargins: false,
        wantsCollapsedNewlines: true,
      },
      developerAction: developerAction({ listing, storefront, language }),
      tags: [],
      developerLinks: listing.website === null ? [] : [pageLink(words.website, listing.website, 'safari')],
    },
  ])
}

export const developerAction = ({
  listing: { developer, developerId },
  storefront,
  language,
}: Pick<PageFacts, 'listing' | 'storefront' | 'language'>) => ({
  title: developer,
  ...flowAction('page', {
    pageUrl: `https://apps.apple.com/${storefront}/developer/id${developerId}`,
    destination: { storefront, language, id: developerId, $kind: 'DeveloperPageIntent' },
  }),
})

const privacyKinds = {
  TRACKING: 'DATA_USED_TO_TRACK_YOU',
  LINKED: 'DATA_LINKED_TO_YOU',
  NOT_LINKED: 'DATA_NOT_LINKED_TO_YOU',
  NOT_COLLECTED: 'DATA_NOT_COLLECTED',
} as const

export const privacy = ({ privacy: told }: PageFacts) =>
  shelf(
    'privacyTypes',
    'privacyType',
    told.map(({ kind, categories }) => ({
      $kind: 'PrivacyType',
      identifier: privacyKinds[kind],
      title: privacyKinds[kind],
      categories: categories.map((title) => ({ $kind: 'PrivacyCategory', identifier: title, title, dataTypes: [] })),
      purposes: [],
    })),
  )

export const accessibility = ({ accessibility: features }: PageFacts) =>
  shelf('accessibilityFeatures', 'accessibilityFeatures', [
    { $kind: 'AccessibilityFeatures', features: features.map((title) => ({ $kind: 'AccessibilityFeature', title })) },
  ])
