import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Other words that people look for a page by, by its address; each language has its own. */
export const pageWords: Record<string, MessageDescriptor> = {
  '/home': msg`start, tasks, what is new`,
  '/app-overview': msg`listing, metadata, screenshots, description`,
  '/app-overview/compare': msg`competitor keywords, side by side, benchmark`,
  '/app-overview/competitors-app': msg`competitor listing, rival`,
  '/dashboard/downloads': msg`installs, revenue, sales, money`,
  '/dashboard/app-performance': msg`impressions, conversion, funnel, App Store Connect, Play Console`,
  '/dashboard/aso-score': msg`optimise, optimize, improve, rating of the listing`,
  '/analyze-keywords/keyword-research': msg`find keywords, volume, difficulty`,
  '/analyze-keywords/keyword-monitoring': msg`tracked keywords, rank tracker, visibility, tags`,
  '/analyze-keywords/all-ranked': msg`ranks, positions, search results`,
  '/analyze-keywords/live-search': msg`search results now, as on a phone`,
  '/analyze-market/competitors': msg`rivals, add competitor`,
  '/analyze-market/timeline': msg`releases, versions, updates, history`,
  '/analyze-market/top-charts': msg`ranking, free, paid, grossing`,
  '/analyze-market/category-rankings': msg`chart position, category`,
  '/rr/reply-to-reviews': msg`inbox, answer`,
  '/rr/automation': msg`rules, automatic replies`,
  '/rr/review-summaries': msg`topics, feedback`,
  '/rr/reviews': msg`why the rating fell, topics`,
  '/rr/ratings': msg`reviews, stars`,
  '/creatives/changelog': msg`who changed what, audit`,
  '/connection': msg`App Store Connect, Google Play, Apple Ads, API key, stores`,
  '/settings/offline': msg`storage, saved, offline`,
  '/settings/plan': msg`price, upgrade, trial`,
  '/settings/billing': msg`invoice, payment, card`,
  '/settings/team': msg`invite, people, users`,
}
