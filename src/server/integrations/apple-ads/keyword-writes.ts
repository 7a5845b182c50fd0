import { writeBulk } from './bulk.ts'
import type { Call } from './call.ts'
import { Keyword, NegativeKeyword } from './entities.ts'
import { refusedHere } from './failures.ts'
import { numberOf, type Money } from './fields.ts'
import { operations } from './operations.ts'
import type { Within } from './queries.ts'

type Status = 'ENABLED' | 'PAUSED'
type MatchType = 'EXACT' | 'BROAD'

export interface KeywordDraft {
  adGroupId: string
  text: string
  matchType: MatchType
  /** null: the ad group's. */
  bid: Money | null
  status?: Status
}

/** Nothing but these can be changed; what is left out stays. */
export interface KeywordChange {
  id: string
  bid?: Money
  status?: Status
}

/** Of a whole campaign, or of one ad group. */
export type NegativeKeywordDraft = Within & { text: string; matchType: MatchType }
export interface NegativeKeywordChange {
  id: string
  status: Status
}

/** Each sends one write, at most `BULK_MAX` items, and tells what became of each item. @throws ProviderFailure */
export const keywordWritesOf = (call: Call) => ({
  createKeywords: async (drafts: readonly KeywordDraft[], signal?: AbortSignal) =>
    writeBulk(call, operations.createKeywords, Keyword, drafts.map(draftOf), signal),
  updateKeywords: async (changes: readonly KeywordChange[], signal?: AbortSignal) =>
    writeBulk(call, operations.updateKeywords, Keyword, changes.map(changeOf), signal),
  createNegativeKeywords: async (drafts: readonly NegativeKeywordDraft[], signal?: AbortSignal) =>
    writeBulk(call, operations.createNegativeKeywords, NegativeKeyword, drafts.map(negativeOf), signal),
  updateNegativeKeywords: async (changes: readonly NegativeKeywordChange[], signal?: AbortSignal) =>
    writeBulk(
      call,
      operations.updateNegativeKeywords,
      NegativeKeyword,
      changes.map(({ id, status }) => ({ id: numberOf(id), status })),
      signal,
    ),
})

const draftOf = ({ adGroupId, text, matchType, bid, status = 'ENABLED' }: KeywordDraft) => ({
  adGroupId: numberOf(adGroupId),
  text: filled(text),
  matchType,
  ...(bid && { bid: payable(bid) }),
  status,
})

const changeOf = ({ id, bid, status }: KeywordChange) => ({
  id: numberOf(id),
  ...(bid && { bid: payable(bid) }),
  ...(status && { status }),
})

const negativeOf = ({ text, matchType, ...where }: NegativeKeywordDraft) => ({
  ...('campaignId' in where ? { campaignId: numberOf(where.campaignId) } : { adGroupId: numberOf(where.adGroupId) }),
  text: filled(text),
  matchType,
  status: 'ENABLED',
})

function filled(text: string): string {
  if (text.trim() === '') throw refusedHere('A keyword has no text.')
  return text
}

/** Apple takes two decimals at most. */
function payable(bid: Money): { amount: string; currency?: string } {
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(bid.amount) || Number(bid.amount) === 0) {
    throw refusedHere('A bid is more than 0, with two decimals at most.')
  }
  return { amount: bid.amount, ...(bid.currency !== null && { currency: bid.currency }) }
}
