import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SourceName } from '#contract/market/sources.ts'

/** What each source gives, and what the store's rules say of it (robots.txt as of autumn 2026). */
export const sourceRules: Readonly<Record<SourceName, { gives: MessageDescriptor; rules: MessageDescriptor }>> = {
  documented: {
    gives: msg`Listings, ratings and search of the App Store.`,
    rules: msg`Documented by Apple for others, about 20 calls a minute, to promote what the store sells.`,
  },
  productPages: {
    gives: msg`Subtitle, versions, purchases, stars and events of each app.`,
    rules: msg`robots.txt of apps.apple.com doesn't name these pages. Apple's website terms restrict automated collection.`,
  },
  hints: {
    gives: msg`What the App Store completes a search with.`,
    rules: msg`Apple's robots.txt disallows these addresses.`,
  },
  feeds: {
    gives: msg`Reviews, and the first 100 places of charts, of the App Store.`,
    rules: msg`robots.txt of itunes.apple.com disallows these addresses.`,
  },
  playPages: {
    gives: msg`Everything of Google Play.`,
    rules: msg`robots.txt of play.google.com allows an app's page and disallows search, charts, reviews and suggestions. Google's terms bind automated access to it.`,
  },
}
