import type { AppleListing, AppleReview } from './apple-listing.ts'

const label = (text: string) => ({ label: text })

/** The feeds leave `entry` out when there is none, and give one alone as an object. */
function feed(entries: unknown[], more: object): string {
  const entry = entries.length === 0 ? {} : { entry: entries.length === 1 ? entries[0] : entries }
  return JSON.stringify({
    feed: { author: { name: label('iTunes Store'), uri: label('http://www.apple.com/itunes/') }, ...entry, ...more },
  })
}

export const chartFeed = (listings: readonly AppleListing[]): string =>
  feed(listings.map(chartEntry), { title: label('iTunes Store: Top Apps') })

const chartEntry = (listing: AppleListing) => ({
  'im:name': label(listing.title),
  'im:image': [53, 75, 100].map((size) => ({
    label: `${listing.artwork}/${size}x${size}bb.png`,
    attributes: { height: String(size) },
  })),
  summary: label(listing.description),
  'im:price': { ...label('Get'), attributes: { amount: listing.price.toFixed(5), currency: listing.currency } },
  'im:contentType': { attributes: { term: 'Application', label: 'Application' } },
  title: label(`${listing.title} - ${listing.developer}`),
  link: {
    attributes: { rel: 'alternate', type: 'text/html', href: `https://apps.apple.com/app/id${listing.trackId}` },
  },
  id: {
    ...label(`https://apps.apple.com/app/id${listing.trackId}?uo=2`),
    attributes: { 'im:id': listing.trackId, 'im:bundleId': listing.bundleId },
  },
  'im:artist': {
    ...label(listing.developer),
    attributes: { href: `https://apps.apple.com/developer/id${listing.developerId}` },
  },
  category: {
    attributes: {
      'im:id': listing.genres[0]?.id,
      term: listing.genres[0]?.englishName,
      scheme: 'https://apps.apple.com/genre',
      label: listing.genres[0]?.name,
    },
  },
  'im:releaseDate': { ...label(listing.firstReleasedAt), attributes: { label: listing.firstReleasedAt.slice(0, 10) } },
})

/** One page of an app's reviews in one country, and the number of the last page. */
export interface ReviewFeedPage {
  trackId: string
  country: string
  reviews: readonly AppleReview[]
  last: number
}

const pageAddress = ({ trackId, country }: ReviewFeedPage, page: number, format: string) =>
  `https://itunes.apple.com/${country.toLowerCase()}/rss/customerreviews/page=${page}/id=${trackId}/sortby=mostrecent/${format}`

/** The app itself comes first, as an entry like those of charts; a feed without reviews lacks it too. */
export function reviewFeed(page: ReviewFeedPage): string {
  const { trackId, reviews, last } = page
  const entries = reviews.map((review) => ({
    author: { uri: label(`https://itunes.apple.com/reviews/id${review.id}`), name: label(review.author), label: '' },
    updated: label(review.createdAt),
    'im:rating': label(String(review.rating)),
    'im:version': label(review.version),
    id: label(review.id),
    title: label(review.title),
    content: { ...label(review.body), attributes: { type: 'text' } },
    link: { attributes: { rel: 'related', href: `https://itunes.apple.com/review?id=${trackId}` } },
    'im:voteSum': label(String(review.votes)),
    'im:contentType': { attributes: { term: 'Application', label: 'Application' } },
    'im:voteCount': label(String(review.votes)),
  }))
  const app = { 'im:name': label('The app itself'), id: { ...label('x'), attributes: { 'im:id': trackId } } }
  const links = [
    { attributes: { rel: 'self', href: pageAddress(page, 1, 'json') } },
    { attributes: { rel: 'first', href: pageAddress(page, 1, 'xml') } },
    { attributes: { rel: 'last', href: pageAddress(page, last, 'xml') } },
  ]
  return feed(reviews.length === 0 ? [] : [app, ...entries], { link: links })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The same as Atom, in which every review has a second, HTML content. */
export function reviewFeedXml(page: ReviewFeedPage): string {
  const entries = page.reviews.map(
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
    <link rel="related" href="https://itunes.apple.com/review?id=${page.trackId}"/>
    <content type="html">&lt;table&gt;&lt;tr&gt;&lt;td&gt;${escaped(escaped(review.body))}&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</content>
  </entry>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns:im="http://itunes.apple.com/rss" xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${pageAddress(page, 1, 'xml')}</id>
  <title>iTunes Store: Customer Reviews</title>
  <updated>2026-03-01T01:02:03-07:00</updated>
  <link rel="self" href="${pageAddress(page, 1, 'xml')}"/>
  <link rel="last" href="${pageAddress(page, page.last, 'xml')}"/>
  <author><name>iTunes Store</name><uri>http://www.apple.com/itunes/</uri></author>
${entries.join('\n')}
</feed>
`
}
