import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { chartPositions, latestPositions } from './chart-positions.ts'
import type { History } from '#server/markets/market-history.ts'
import { listings, recordListing } from './listings.ts'
import { latestRanks, rankHistory } from './ranks.ts'
import { ratings, recordRating } from './ratings.ts'
import { recordChart } from './record-chart.ts'
import { recordRanks } from './record-ranks.ts'
import { firstPlaces, newestResults, recordResults, resultDays, resultsOn } from './result-lists.ts'

/** The history in a database. If `db` is a transaction, records are committed or rolled back with it. */
export const createHistory = (db: Kysely<Schema>): History => ({
  recordListing: (market, listing, day) => recordListing(db, market, listing, day),
  recordRating: (market, ref, rating) => recordRating(db, market, ref, rating),
  recordChart: (market, chart) => recordChart(db, market, chart),
  recordRanks: (market, ranks) => recordRanks(db, market, ranks),
  recordResults: (market, results) => recordResults(db, market, results),
  resultDays: (market, key) => resultDays(db, market, key),
  newestResults: (market, store, country, keywords, span) =>
    newestResults(db, market, { store, country }, keywords, span),
  newestRatedResults: (market, store, country, keywords, span) =>
    newestResults(db, market, { store, country }, keywords, span, true),
  firstPlaces: (market, store, country, keywords, span) => firstPlaces(db, market, { store, country }, keywords, span),
  resultsOn: (market, key, day) => resultsOn(db, market, key, day),
  listings: (market, ref, most, until) => listings(db, market, ref, most, until),
  ratings: (market, ref, from, to) => ratings(db, market, ref, from, to),
  chartPositions: (market, ref, group, categories, from, to) =>
    chartPositions(db, market, ref, group, categories, { from, to }),
  latestPositions: (market, app, since) => latestPositions(db, market, app, since),
  latestRanks: (market, app, country) => latestRanks(db, market, app, country),
  rankHistory: (market, app, country, keywords, from, to) =>
    rankHistory(db, market, app, country, keywords, { from, to }),
})
