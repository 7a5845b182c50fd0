/** One operation of the Apple Ads Platform API 1.0, as its public list of operations says. */
export interface Operation {
  method: 'GET' | 'POST'
  /** `{id}` is filled in. */
  path: string
  /** Whether it is about one ad account, which a header names. */
  isOfAccount: boolean
  /** Changes something: an answer that is missing leaves open whether it did. */
  isWrite: boolean
  /** Name of the body's model; null: it has none. */
  body: string | null
}

const readOf = (method: 'GET' | 'POST', path: string, body: string | null, isOfAccount = true): Operation => ({
  method,
  path,
  isOfAccount,
  isWrite: false,
  body,
})
const query = (path: string, body = 'QueryRequest') => readOf('POST', path, body)
const write = (path: string, body: string): Operation => ({
  method: 'POST',
  path,
  isOfAccount: true,
  isWrite: true,
  body,
})

/** All that Storeglass asks Apple Ads for. */
export const operations = {
  me: readOf('GET', '/me', null, false),
  acls: readOf('GET', '/acls', null, false),
  account: readOf('GET', '/ad-accounts/{id}', null),
  ownApps: readOf('GET', '/search/apps', null),
  campaigns: query('/campaigns/query'),
  adGroups: query('/adgroups/query'),
  keywords: query('/keywords/query'),
  negativeKeywords: query('/negative-keywords/query'),
  createKeywords: write('/keywords/bulk-create', 'KeywordCreateBulkRequest'),
  updateKeywords: write('/keywords/bulk-update', 'KeywordUpdateBulkRequest'),
  createNegativeKeywords: write('/negative-keywords/bulk-create', 'NegativeKeywordCreateBulkRequest'),
  updateNegativeKeywords: write('/negative-keywords/bulk-update', 'NegativeKeywordUpdateBulkRequest'),
  campaignReport: query('/reports/apps/campaigns/query', 'AppsReportingRequest'),
  adGroupReport: query('/reports/apps/adgroups/query', 'AppsReportingRequest'),
  keywordReport: query('/reports/apps/keywords/query', 'AppsReportingRequest'),
  searchTermReport: query('/reports/apps/searchterms/query', 'AppsReportingRequest'),
  keywordSuggestions: query('/suggestions/keywords/query', 'RecommendationQueryRequest'),
  phraseSuggestions: query('/suggestions/phrases/query', 'RecommendationQueryRequest'),
  searchTermPopularity: query('/insights/apps/search-term-popularity/query', 'SearchTermPopularityQueryRequest'),
} as const satisfies Record<string, Operation>
