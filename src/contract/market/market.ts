import * as v from 'valibot'
import { endpoint } from '../protocol/endpoint.ts'
import { FoundApp, Market } from '../store.ts'

/** What can be found in the market of an organisation. */
export const MarketAbout = v.object({
  market: Market,
  /** How many apps it holds, both stores together; null: nobody can count them. */
  apps: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Apps to begin with for somebody who has none there, in the order they are offered; empty: none are known. */
  examples: v.pipe(v.array(FoundApp), v.maxLength(5)),
})
export type MarketAbout = v.InferOutput<typeof MarketAbout>

export const getMarket = endpoint({
  id: 'getMarket',
  summary: "What can be found in the organisation's market: how many apps, and some to begin with",
  method: 'GET',
  path: '/bff/v1/market',
  offline: 'network',
  response: MarketAbout,
})
