import { Parser } from 'htmlparser2'
import { malformed } from '../request.ts'
import { lastPageOf, type FeedReview, type ReviewFeed } from './feed-review.ts'

/** Paths of the texts below an entry of the Atom feed; `content` comes twice, as text and as a page. */
const fields: Record<string, keyof FeedReview> = {
  id: 'id',
  'im:rating': 'rating',
  title: 'title',
  'content/text': 'body',
  'author/name': 'author',
  'im:version': 'version',
  'im:voteSum': 'votes',
  updated: 'updated',
}

/** The XML variant of the reviews' feed, which answers when the JSON one is empty. @throws StoreFailure */
export function reviewXml(text: string): ReviewFeed {
  const reviews: FeedReview[] = []
  let lastPage: number | null = null
  let entry: Map<keyof FeedReview, string> | null = null
  const path: string[] = []
  let complete = false

  const parser = new Parser(
    {
      onopentag(name, { type, rel, href }) {
        if (path.length === 1 && name === 'link' && rel === 'last' && href) lastPage = lastPageOf(href)
        if (path.length === 1 && name === 'entry') entry = new Map()
        path.push(name === 'content' ? `content/${type}` : name)
      },
      ontext(part) {
        const field = fields[path.slice(2).join('/')]
        if (field) entry?.set(field, (entry.get(field) ?? '') + part)
      },
      onclosetag(name, isImplied) {
        path.pop()
        if (name === 'feed' && path.length === 0) complete = !isImplied
        if (name !== 'entry' || !entry) return
        // The first entry of some feeds is the app itself, which has no rating.
        if (entry.has('rating')) reviews.push(reviewOf(entry))
        entry = null
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  if (!complete) throw malformed('The answer is cut off or not a feed')
  return { reviews, lastPage }
}

function reviewOf(entry: ReadonlyMap<keyof FeedReview, string>): FeedReview {
  const text = (field: keyof FeedReview) => entry.get(field) ?? ''
  return {
    id: text('id'),
    rating: text('rating'),
    title: text('title'),
    body: text('body'),
    author: text('author'),
    version: entry.get('version'),
    votes: entry.get('votes'),
    updated: entry.get('updated'),
  }
}
