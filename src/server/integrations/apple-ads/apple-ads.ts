import type { AdClient, ClientParts } from '../provider/client.ts'
import type { AppleAdsCredentials } from '../provider/credentials.ts'
import { accessesOf, checkAccess } from './access.ts'
import { accountDetails, type AccountDetails } from './account-details.ts'
import { callsOf } from './call.ts'
import { keywordWritesOf } from './keyword-writes.ts'
import { popularityOf } from './popularity.ts'
import { queriesOf } from './queries.ts'
import { reportsOf, type ReadReport } from './reports.ts'
import { phrasesOf, suggestionsOf } from './suggestions.ts'

/** `baseUrl` ends with the version: `https://api.ads.apple.com/v1`. */
export type AppleAdsParts = ClientParts<AppleAdsCredentials> & { baseUrl: string; tokenUrl: string }

/** What Apple Ads is asked with one key, about the account that was chosen. Every call throws ProviderFailure. */
export interface AppleAds extends AdClient, ReturnType<typeof queriesOf>, ReturnType<typeof keywordWritesOf> {
  account: (signal?: AbortSignal) => Promise<AccountDetails>
  report: ReadReport
  suggestKeywords: ReturnType<typeof suggestionsOf>
  phrasePopularity: ReturnType<typeof phrasesOf>
  popularityWeek: ReturnType<typeof popularityOf>
}

/** The Apple Ads Platform API 1.0. Keep it while a key is in use: it holds the key's access token. */
export function openAppleAds(parts: AppleAdsParts): AppleAds {
  const call = callsOf(parts)
  const { accountId } = parts.credentials
  return {
    check: (_, signal) => checkAccess(call, accountId, signal),
    accounts: async (signal) => (await accessesOf(call, signal)).map(({ id, name }) => ({ id, name })),
    account: (signal) => accountDetails(call, accountId, signal),
    ...queriesOf(call),
    ...keywordWritesOf(call),
    report: reportsOf(call, parts.clock),
    suggestKeywords: suggestionsOf(call),
    phrasePopularity: phrasesOf(call),
    popularityWeek: popularityOf(call, parts.clock),
  }
}
