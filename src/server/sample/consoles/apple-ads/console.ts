import { Hono, type Context } from 'hono'
import { parseExact } from '#server/kernel/exact-json.ts'
import type { ConsoleKey, OpenConsole } from '../console.ts'
import { accountsOf, orgOf, rolesOf, userOf, type ConsoleAccount } from './accounts.ts'
import { accountState } from './account-records.ts'
import { answer, plainError, rateHeaders, refuse } from './answers.ts'
import { answerBulk } from './bulk.ts'
import { sentAdGroup, sentCampaign, sentKeyword, sentNegative } from './entities.ts'
import { keywordRules } from './keyword-rules.ts'
import { popularTerms } from './popular-terms.ts'
import { answerPopularity } from './popularity.ts'
import { answerQuery } from './query.ts'
import { answerReport } from './report.ts'
import { answerPhrases, answerSuggestions } from './suggestions.ts'
import { consoleTokens, waitOf } from './tokens.ts'

interface Env {
  Variables: { key: ConsoleKey; account: ConsoleAccount }
}

/** Apple Ads in the sample market: Apple's token endpoint, and its Platform API below `/v1`. */
export const openAppleAdsConsole: OpenConsole = (parts) => {
  const { market, clock, records } = parts
  const tokens = consoleTokens(parts)
  const termsOf = popularTerms(market)
  const app = new Hono<Env>()

  app.post('/auth/oauth2/token', ({ req }) => tokens.exchange(req.raw))

  app.use('/v1/*', async (context, next) => {
    const key = await tokens.keyOf(context.req.header('authorization') ?? null)
    if (!key) return refuse(401, plainError('UNAUTHORIZED', 'The token is invalid or expired.'), rateHeaders(false, 1))
    const wait = waitOf(key, clock())
    if (wait > 0) {
      const headers = { ...rateHeaders(true, wait), 'retry-after': String(wait) }
      return refuse(429, plainError('RATE_LIMIT_EXCEEDED', 'Too many requests.'), headers)
    }
    context.set('key', key)
    await next()
    for (const [name, value] of Object.entries(rateHeaders(false, 1))) context.res.headers.set(name, value)
  })

  app.get('/v1/me', ({ var: { key } }) => answer({ orgId: BigInt(orgOf(key)), userId: BigInt(userOf(key)) }))
  app.get('/v1/acls', async ({ var: { key } }) => {
    const accounts = await accountsOf(key, market)
    const acls = accounts.map(({ id, name, orgId }) => ({
      adAccount: { id: BigInt(id), name, orgId: BigInt(orgId) },
      roles: rolesOf(key),
    }))
    return answer({ acls })
  })

  // Everything below is about the account that the header names.
  app.use('/v1/*', async (context, next) => {
    const { key } = context.var
    const id = /^adAccountId=(\d+)$/.exec(context.req.header('x-ap-context') ?? '')?.[1]
    if (id === undefined) return refuse(400, plainError('BAD_REQUEST', 'X-AP-Context is missing.'))
    const account = (await accountsOf(key, market)).find((each) => each.id === id)
    const isWrite = /\/bulk-(?:create|update)$/.test(context.req.path)
    if (!account || key.lacks.includes('ads-read') || (isWrite && key.lacks.includes('ads-write'))) {
      return refuse(403, plainError('FORBIDDEN', 'The role does not allow this request.'))
    }
    context.set('account', account)
    return next()
  })

  const stateOf = ({ var: { key, account } }: Context<Env>) => accountState(parts, key, account)

  app.get('/v1/ad-accounts/:id', ({ req, var: { account } }) => {
    const { id, orgId, name, currency, timezone } = account
    if (req.param('id') !== id) return refuse(404, plainError('NOT_FOUND', 'There is no such ad account.'))
    const own = { id: BigInt(id), orgId: BigInt(orgId), name, currency, timezone }
    return answer({ ...own, paymentModel: 'PAYG', systemStatus: 'ACTIVE', systemStatusReasons: [] })
  })

  app.get('/v1/search/apps', async ({ req, var: { key } }) => {
    const found = await Promise.all(
      key.trackIds.map(async (trackId) => {
        const [locale] = await market.localesOf({ store: 'APP_STORE', trackId })
        const listing = locale && (await market.listing({ store: 'APP_STORE', trackId, locale }))
        return listing ? [{ adamId: BigInt(trackId), appName: listing.title }] : []
      }),
    )
    const [offset, pageSize] = [Number(req.query('offset') ?? 0), Number(req.query('limit') ?? 20)]
    const apps = found.flat()
    const pagination = { offset, pageSize, totalCount: apps.length }
    return answer(apps.slice(offset, offset + pageSize), { pagination })
  })

  app.post('/v1/campaigns/query', async (context) => {
    const { currency } = context.var.account
    return answerQuery(await bodyOf(context), {
      all: (await stateOf(context)).campaigns,
      fields: ['id', 'name', 'status', 'promotedObjectId', 'deleted'],
      scopes: [],
      sent: (campaign) => sentCampaign(campaign, currency),
    })
  })
  app.post('/v1/adgroups/query', async (context) =>
    answerQuery(await bodyOf(context), {
      all: (await stateOf(context)).adGroups,
      fields: ['id', 'campaignId', 'name', 'status', 'deleted'],
      scopes: [],
      sent: sentAdGroup,
    }),
  )
  const keywordFields = ['id', 'campaignId', 'adGroupId', 'text', 'matchType', 'status', 'deleted'] as const
  const scopes = ['id', 'campaignId', 'adGroupId']
  app.post('/v1/keywords/query', async (context) => {
    const all = (await stateOf(context)).keywords
    return answerQuery(await bodyOf(context), { all, fields: keywordFields, scopes, sent: sentKeyword })
  })
  app.post('/v1/negative-keywords/query', async (context) => {
    const all = (await stateOf(context)).negatives
    return answerQuery(await bodyOf(context), { all, fields: keywordFields, scopes, sent: sentNegative })
  })

  for (const verb of ['create', 'update'] as const) {
    const operation = verb === 'create' ? 'CREATE' : 'UPDATE'
    app.post(`/v1/keywords/bulk-${verb}`, async (context) => {
      const rules = keywordRules(await stateOf(context), context.var.account, clock())
      const write = verb === 'create' ? rules.createKeyword : rules.updateKeyword
      const keep = (entity: { id: string }) =>
        records.put(context.var.key.owner, 'apple-ads/keyword', entity.id, entity)
      return answerBulk(await bodyOf(context), { operation, write, keep, sent: sentKeyword })
    })
    app.post(`/v1/negative-keywords/bulk-${verb}`, async (context) => {
      const rules = keywordRules(await stateOf(context), context.var.account, clock())
      const write = verb === 'create' ? rules.createNegative : rules.updateNegative
      const keep = (entity: { id: string }) =>
        records.put(context.var.key.owner, 'apple-ads/negative', entity.id, entity)
      return answerBulk(await bodyOf(context), { operation, write, keep, sent: sentNegative })
    })
  }

  for (const level of ['campaigns', 'adgroups', 'keywords', 'searchterms'] as const) {
    app.post(`/v1/reports/apps/${level}/query`, async (context) => {
      const { currency } = context.var.account
      return answerReport(level, await bodyOf(context), await stateOf(context), currency, clock())
    })
  }

  app.post('/v1/suggestions/keywords/query', async (context) =>
    answerSuggestions(await bodyOf(context), parts, context.var.key),
  )
  app.post('/v1/suggestions/phrases/query', async (context) =>
    answerPhrases(await bodyOf(context), parts, context.var.key),
  )
  app.post('/v1/insights/apps/search-term-popularity/query', async (context) =>
    answerPopularity(await bodyOf(context), termsOf, clock()),
  )
  app.notFound(() => refuse(404, plainError('NOT_FOUND', 'The requested resource does not exist.')))

  return async (request) => app.fetch(request)
}

/** undefined: no JSON, which no schema takes. */
async function bodyOf({ req }: Context<Env>): Promise<unknown> {
  try {
    return parseExact(await req.text())
  } catch {
    return undefined
  }
}
