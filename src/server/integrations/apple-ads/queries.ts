import * as v from 'valibot'
import type { Call } from './call.ts'
import { AdGroup, Campaign, Keyword, NegativeKeyword } from './entities.ts'
import { numberOf } from './fields.ts'
import { operations, type Operation } from './operations.ts'
import { allPages } from './pages.ts'

const PAGE = 1000

interface Filter {
  field: string
  operator: 'EQUALS'
  value: bigint | string
}

/** Which campaign or ad group. */
export type Within = { campaignId: string } | { adGroupId: string }

/** All entities of a kind, in the order of their ids; deleted ones are left out. @throws ProviderFailure */
export function queriesOf(call: Call) {
  const all = <T>(
    operation: Operation,
    entity: v.GenericSchema<unknown, T>,
    filters: Filter[],
    signal: AbortSignal | undefined,
  ): Promise<T[]> =>
    allPages(PAGE, (page) =>
      call({
        operation,
        body: {
          filters,
          sorting: [{ field: 'id', order: 'ASC' }],
          pagination: { ...page, fetchTotalCount: true },
        },
        result: v.array(entity),
        signal,
      }),
    )

  return {
    campaigns: (signal?: AbortSignal) => all(operations.campaigns, Campaign, [], signal),
    adGroups: async (campaignId: string, signal?: AbortSignal) =>
      all(operations.adGroups, AdGroup, within({ campaignId }), signal),
    keywords: async (where: Within, signal?: AbortSignal) => all(operations.keywords, Keyword, within(where), signal),
    /** Those of a campaign hold both its own and those of its ad groups. */
    negativeKeywords: async (where: Within, signal?: AbortSignal) =>
      all(operations.negativeKeywords, NegativeKeyword, within(where), signal),
  }
}

const within = (where: Within): Filter[] =>
  Object.entries(where).map(([field, id]) => ({ field, operator: 'EQUALS', value: numberOf(id) }))
