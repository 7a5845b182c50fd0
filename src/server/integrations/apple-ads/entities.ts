import * as v from 'valibot'
import { EntityId, known, Money, Word, Words } from './fields.ts'

const Included = v.nullish(v.object({ include: Words }), { include: [] })

/** What the advertiser wants, what Apple makes of it, and why it does not serve, or serves less. */
const states = {
  status: v.string(),
  systemStatus: Word,
  systemStatusReasons: Words,
  systemStatusLimitingReasons: Words,
  displayStatus: Word,
  deleted: v.nullish(v.boolean(), false),
}

const BidStrategy = v.nullish(v.object({ bidStrategyType: Word, bid: known(Money) }), {
  bidStrategyType: null,
  bid: null,
})

export const Campaign = v.pipe(
  v.object({
    id: EntityId,
    name: v.string(),
    /** The app's id in the store. */
    promotedObjectId: known(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
    ...states,
    dailyBudget: known(v.object({ value: known(Money) })),
    bidStrategy: BidStrategy,
    targeting: v.nullish(v.object({ supplyPlacement: Included, countryOrRegion: Included }), {
      supplyPlacement: { include: [] },
      countryOrRegion: { include: [] },
    }),
    startTime: Word,
    endTime: Word,
  }),
  v.transform(({ dailyBudget, targeting, promotedObjectId, ...rest }) => ({
    ...rest,
    appId: promotedObjectId,
    dailyBudget: dailyBudget?.value ?? null,
    /** APPSTORE_SEARCH_RESULTS, APPSTORE_SEARCH_TAB, … */
    placements: targeting.supplyPlacement.include,
    countries: targeting.countryOrRegion.include,
  })),
)
export type Campaign = v.InferOutput<typeof Campaign>

export const AdGroup = v.object({
  id: EntityId,
  campaignId: EntityId,
  name: v.string(),
  ...states,
  /** Search Match: Apple finds searches by itself. */
  automatedKeywordsOptIn: v.nullish(v.boolean(), false),
  bidStrategy: BidStrategy,
})
export type AdGroup = v.InferOutput<typeof AdGroup>

/** Text and match type never change. `bid` null: the ad group's. */
export const Keyword = v.object({
  id: EntityId,
  campaignId: known(EntityId),
  adGroupId: EntityId,
  text: v.string(),
  /** EXACT, BROAD. */
  matchType: v.string(),
  bid: known(Money),
  /** ENABLED, PAUSED. */
  status: v.string(),
  displayStatus: Word,
  deleted: v.nullish(v.boolean(), false),
  /** In UTC, without an offset. */
  creationTime: Word,
  modificationTime: Word,
})
export type Keyword = v.InferOutput<typeof Keyword>

/** Of a whole campaign where `adGroupId` is null. */
export const NegativeKeyword = v.object({
  id: EntityId,
  campaignId: known(EntityId),
  adGroupId: known(EntityId),
  text: v.string(),
  matchType: v.string(),
  status: v.string(),
  deleted: v.nullish(v.boolean(), false),
})
export type NegativeKeyword = v.InferOutput<typeof NegativeKeyword>
