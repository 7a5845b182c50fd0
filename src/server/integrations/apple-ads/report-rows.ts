import * as v from 'valibot'
import { EntityId, known, Money, Word } from './fields.ts'

const count = v.nullish(v.number(), 0)
const rate = known(v.number())
const money = known(Money)

/** Rates are shares (0.02 is 2 %), null where there is nothing to share; counts that Apple leaves out are 0. */
export const Metrics = v.object({
  localSpend: money,
  impressions: count,
  taps: count,
  /** Taps of impressions. */
  ttr: rate,
  cpt: money,
  /** Per 1,000 impressions. */
  cpm: money,
  tapInstalls: count,
  tapInstallCPI: money,
  tapInstallRate: rate,
  viewInstalls: count,
  totalInstalls: count,
  totalNewDownloads: count,
  totalRedownloads: count,
  totalAvgCPI: money,
  totalInstallRate: rate,
  totalPreOrdersPlaced: count,
})
export type Metrics = v.InferOutput<typeof Metrics>

/** `date`: the first day of the step, or day and hour such as `2026-06-01 07`. */
const Step = v.object({ date: v.string(), ...Metrics.entries })

const byCountry = { countryOrRegion: Word }

const CampaignRow = v.object({ id: EntityId, name: v.nullish(v.string(), ''), ...byCountry })
const AdGroupRow = v.object({
  id: EntityId,
  campaignId: known(EntityId),
  name: v.nullish(v.string(), ''),
  ...byCountry,
})
const KeywordRow = v.object({
  id: EntityId,
  adGroupId: known(EntityId),
  text: Word,
  matchType: Word,
  status: Word,
  bid: known(Money),
  ...byCountry,
})
const SearchTermRow = v.object({
  /** null: terms that too few people searched for to be named. */
  searchTermText: Word,
  /** AUTO: Search Match; TARGETED: a keyword. */
  searchTermSource: Word,
  adGroupId: known(EntityId),
  keyword: known(v.object({ id: EntityId, text: Word, matchType: Word })),
  ...byCountry,
})

/** What a row is about, by level. */
export const rowsAbout = {
  campaigns: CampaignRow,
  adgroups: AdGroupRow,
  keywords: KeywordRow,
  searchterms: SearchTermRow,
} as const

/** Of the range as a whole, and step by step where a granularity was asked for. */
export interface ReportRow<M> {
  metadata: M
  totalMetrics: Metrics
  granularMetrics: v.InferOutput<typeof Step>[]
  /** What Apple would bid, in the account's currency, of keywords alone; null: it says nothing. */
  suggestedBid: string | null
}

const Suggested = known(v.pipe(v.union([v.string(), v.number()]), v.transform(String)))
const Insights = known(v.object({ bidRecommendation: known(v.object({ suggestedBidAmount: Suggested })) }))

/** Of `result`: an empty object has no rows. */
export const reportOf = <M>(metadata: v.GenericSchema<unknown, M>) =>
  v.pipe(
    v.object({
      rows: v.nullish(
        v.array(
          v.object({
            metadata,
            totalMetrics: Metrics,
            granularMetrics: v.nullish(v.array(Step), []),
            insights: Insights,
          }),
        ),
        [],
      ),
    }),
    v.transform(({ rows }) =>
      rows.map(({ insights, ...row }): ReportRow<M> => ({
        ...row,
        suggestedBid: insights?.bidRecommendation?.suggestedBidAmount ?? null,
      })),
    ),
  )
