// The App Store's public answers in the shapes in which it gives them.
import type { FakeAppleApp, FakeAppleListing, FakeAppleReview } from './fake-apple.ts'

/** Names of genres in some languages, as listings carry them; English where there is none. */
const genres: Record<string, Record<string, string>> = {
  '6002': { EN: 'Utilities', DE: 'Dienstprogramme', FR: 'Utilitaires', JP: 'ユーティリティ' },
  '6006': { EN: 'Reference', DE: 'Nachschlagewerke', FR: 'Référence', JP: '辞書／辞典／その他' },
  '6013': {
    EN: 'Health & Fitness',
    DE: 'Gesundheit und Fitness',
    FR: 'Forme et santé',
    JP: 'ヘルスケア／フィットネス',
  },
  '6014': { EN: 'Games', DE: 'Spiele', FR: 'Jeux', JP: 'ゲーム' },
  '7012': { EN: 'Puzzle', DE: 'Puzzle', FR: 'Casse-tête', JP: 'パズル' },
}
const genreName = (id: string, country: string) => genres[id]?.[country] ?? genres[id]?.['EN'] ?? id

const priceText = ({ price, currency }: FakeAppleListing) =>
  price === 0 ? 'Free' : `${currency === 'USD' ? '$' : ''}${price.toFixed(2)}`

/** iTunes Search and Lookup: empty lines around a JSON object, numbers of bytes as text, languages in capitals and doubled. */
export function lookupAnswer(apps: FakeAppleApp[], country: string): string {
  const results = apps.flatMap((app) => {
    const listing = app.listings[country]
    return listing ? [lookupEntry(app, listing, country)] : []
  })
  return `\n\n\n${JSON.stringify({ resultCount: results.length, results }, null, 1)}\n\n\n`
}

const lookupEntry = (app: FakeAppleApp, listing: FakeAppleListing, country: string) => ({
  screenshotUrls: [1, 2, 3].map((i) => `${app.artwork}/screen${i}/392x696bb.jpg`),
  ipadScreenshotUrls: [],
  appletvScreenshotUrls: [],
  artworkUrl60: `${app.artwork}/60x60bb.jpg`,
  artworkUrl100: `${app.artwork}/100x100bb.jpg`,
  artworkUrl512: `${app.artwork}/512x512bb.jpg`,
  features: ['iosUniversal'],
  supportedDevices: ['iPhone5s-iPhone5s', 'iPadAir-iPadAir', 'iPodTouchSixthGen-iPodTouchSixthGen'],
  advisories: [],
  isGameCenterEnabled: false,
  kind: 'software',
  minimumOsVersion: '16.0',
  trackCensoredName: listing.title,
  languageCodesISO2A: ['EN', 'DE', 'ZH', 'ZH'],
  fileSizeBytes: '48234496',
  sellerUrl: 'https://fenwick.example.com',
  formattedPrice: priceText(listing),
  contentAdvisoryRating: '4+',
  trackContentRating: '4+',
  averageUserRatingForCurrentVersion: listing.rating,
  userRatingCountForCurrentVersion: listing.ratingCount,
  averageUserRating: listing.rating,
  userRatingCount: listing.ratingCount,
  trackViewUrl: `https://apps.apple.com/${country.toLowerCase()}/app/id${app.trackId}?uo=4`,
  trackId: app.trackId,
  trackName: listing.title,
  bundleId: app.bundleId,
  releaseDate: '2021-03-04T08:00:00Z',
  currentVersionReleaseDate: listing.releasedAt,
  ...(listing.releaseNotes === null ? {} : { releaseNotes: listing.releaseNotes }),
  version: listing.version,
  wrapperType: 'software',
  currency: listing.currency,
  description: listing.description,
  artistId: 900_000_000 + (app.trackId % 1000),
  artistName: app.developer,
  sellerName: app.developer,
  genres: app.genreIds.map((id) => genreName(id, country)),
  genreIds: app.genreIds,
  primaryGenreName: genreName(app.genreIds[0] ?? '', 'EN'),
  primaryGenreId: Number(app.genreIds[0]),
  price: listing.price,
})

const label = (text: string) => ({ label: text })

/** The feeds leave `entry` out when there is none, and give one alone as an object. */
const feed = (entries: unknown[], more: object = {}) => {
  const entry = entries.length === 0 ? {} : { entry: entries.length === 1 ? entries[0] : entries }
  return JSON.stringify({
    feed: { author: { name: label('iTunes Store'), uri: label('http://www.apple.com/itunes/') }, ...entry, ...more },
  })
}

export function chartFeed(apps: FakeAppleApp[], country: string): string {
  const entries = apps.flatMap((app) => {
    const listing = app.listings[country]
    return listing ? [chartEntry(app, listing, country)] : []
  })
  return feed(entries, { title: label('iTunes Store: Top Apps') })
}

const chartEntry = (app: FakeAppleApp, listing: FakeAppleListing, country: string) => ({
  'im:name': label(listing.title),
  'im:image': [53, 75, 100].map((size) => ({
    label: `${app.artwork}/${size}x${size}bb.png`,
    attributes: { height: String(size) },
  })),
  summary: label(listing.description),
  'im:price': { ...label('Get'), attributes: { amount: listing.price.toFixed(5), currency: listing.currency } },
  'im:contentType': { attributes: { term: 'Application', label: 'Application' } },
  title: label(`${listing.title} - ${app.developer}`),
  link: { attributes: { rel: 'alternate', type: 'text/html', href: `https://apps.apple.com/app/id${app.trackId}` } },
  id: {
    ...label(`https://apps.apple.com/app/id${app.trackId}?uo=2`),
    attributes: { 'im:id': String(app.trackId), 'im:bundleId': app.bundleId },
  },
  'im:artist': { ...label(app.developer), attributes: { href: 'https://apps.apple.com/developer/id1' } },
  category: {
    attributes: {
      'im:id': app.genreIds[0],
      term: genreName(app.genreIds[0] ?? '', 'EN'),
      scheme: 'https://apps.apple.com/genre',
      label: genreName(app.genreIds[0] ?? '', country),
    },
  },
  'im:releaseDate': { ...label('2021-03-04T00:00:00-07:00'), attributes: { label: '4 March 2021' } },
})

const pageAddress = (id: string, country: string, page: number, format: string) =>
  `https://itunes.apple.com/${country.toLowerCase()}/rss/customerreviews/page=${page}/id=${id}/sortby=mostrecent/${format}`

export function reviewFeed(id: string, country: string, reviews: FakeAppleReview[], last: number): string {
  const entries = reviews.map((review) => ({
    author: { uri: label(`https://itunes.apple.com/reviews/id${review.id}`), name: label(review.author), label: '' },
    updated: label(review.createdAt),
    'im:rating': label(String(review.rating)),
    'im:version': label(review.version),
    id: label(review.id),
    title: label(review.title),
    content: { ...label(review.body), attributes: { type: 'text' } },
    link: { attributes: { rel: 'related', href: `https://itunes.apple.com/review?id=${id}` } },
    'im:voteSum': label(String(review.votes)),
    'im:contentType': { attributes: { term: 'Application', label: 'Application' } },
    'im:voteCount': label(String(review.votes)),
  }))
  // The app itself comes first, as an entry like those of charts.
  const app = { 'im:name': label('The app itself'), id: { ...label('x'), attributes: { 'im:id': id } } }
  const links = [
    { attributes: { rel: 'self', href: pageAddress(id, country, 1, 'json') } },
    { attributes: { rel: 'first', href: pageAddress(id, country, 1, 'xml') } },
    { attributes: { rel: 'last', href: pageAddress(id, country, last, 'xml') } },
  ]
  return feed(reviews.length === 0 ? [] : [app, ...entries], { link: links })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export function reviewFeedXml(id: string, country: string, reviews: FakeAppleReview[], last: number): string {
  const entries = reviews.map(
    (review) => `  <entry>
    <updated>${review.createdAt}</updated>
    <id>${review.id}</id>
    <title>${escaped(review.title)}</title>
    <content type="text">${escaped(review.body)}</content>
    <im:contentType term="Application" label="Application"/>
    <im:voteSum>${review.votes}</im:voteSum>
    <im:voteCount>${review.votes}</im:voteCount>
    <im:rating>${review.rating}</im:rating>
    <im:version>${review.version}</im:version>
    <author><name>${escaped(review.author)}</name><uri>https://itunes.apple.com/reviews/id${review.id}</uri></author>
    <link rel="related" href="https://itunes.apple.com/review?id=${id}"/>
    <content type="html">&lt;table&gt;&lt;tr&gt;&lt;td&gt;${escaped(escaped(review.body))}&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</content>
  </entry>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns:im="http://itunes.apple.com/rss" xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${pageAddress(id, country, 1, 'xml')}</id>
  <title>iTunes Store: Customer Reviews</title>
  <updated>2026-03-01T01:02:03-07:00</updated>
  <link rel="self" href="${pageAddress(id, country, 1, 'xml')}"/>
  <link rel="last" href="${pageAddress(id, country, last, 'xml')}"/>
  <author><name>iTunes Store</name><uri>http://www.apple.com/itunes/</uri></author>
${entries.join('\n')}
</feed>
`
}
