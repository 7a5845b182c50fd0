import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adsApps, serveAds, type Sent, type ServedAds } from '#tests/support/providers/apple-ads.ts'
import { operations, type Operation } from './operations.ts'

interface Schema {
  $ref?: string
  type?: string
  enum?: string[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  $defs?: Record<string, Schema>
}
interface Published {
  operations: {
    http_method: string
    resource_path: string
    context: 'required' | 'none'
    mutation: boolean
    body_parameters: { annotation: string }[]
    query_parameters: { wire_name: string }[]
  }[]
  request_models: Record<string, { schema: Schema }>
}

const file =
  process.env['STOREGLASS_REAL_DATA'] ?? fileURLToPath(new URL('../../../../../shared/real', import.meta.url))
const path = `${file}/apple-ads-operations.json`
const published = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Published) : null

/** Apple's pages document it and rows come without figures otherwise; the list of operations is older. */
const NEWER = new Set(['SearchTermPopularityQueryRequest.fields'])

const publishedOf = ({ method, path }: Operation) =>
  published?.operations.find(({ http_method, resource_path }) => http_method === method && resource_path === path)

describe.skipIf(published === null)(`all that is asked is published (${path})`, () => {
  test.each(Object.entries(operations))(
    '%s: verb, path, body, account header, and whether it changes something',
    (_, operation) => {
      const found = publishedOf(operation)
      expect(found).toBeDefined()
      expect(found?.context === 'required').toBe(operation.isOfAccount)
      expect(found?.mutation).toBe(operation.isWrite)
      const [body] = found?.body_parameters ?? []
      expect(/(\w+?)\]?$/.exec(body?.annotation ?? '')?.[1] ?? null).toBe(operation.body)
    },
  )

  describe('and so is every request of the client', () => {
    let ads: ServedAds
    beforeAll(async () => {
      ads = await serveAds()
      const { credentials } = await ads.giveOut()
      const client = ads.open(credentials)
      await client.check([])
      await client.account()
      const campaign = (await client.campaigns()).find(({ name }) => name.includes('Category'))
      const campaignId = campaign!.id
      const [group] = await client.adGroups(campaignId)
      const adGroupId = group!.id
      const [keyword] = await client.keywords({ adGroupId })
      await client.negativeKeywords({ campaignId })
      const bid = { amount: '1.10', currency: 'USD' }
      await client.createKeywords([{ adGroupId, text: 'calm', matchType: 'EXACT', bid }])
      await client.updateKeywords([{ id: keyword!.id, bid, status: 'PAUSED' }])
      const [made] = await client.createNegativeKeywords([{ campaignId, text: 'loud', matchType: 'EXACT' }])
      await client.updateNegativeKeywords([{ id: made?.state === 'done' ? made.value.id : '1', status: 'PAUSED' }])
      const range = { start: '2026-06-01', end: '2026-06-10', timeZone: 'ORTZ', granularity: 'DAILY' } as const
      for (const level of ['campaigns', 'adgroups', 'keywords', 'searchterms'] as const) {
        await client.report({ level, campaignId, adGroupId, range, byCountry: true })
      }
      await client.suggestKeywords({ appId: adsApps[0], terms: ['rain'], countries: ['JP'] })
      await client.phrasePopularity(['rain', 'rain sounds'])
      await client.popularityWeek({ country: 'BR', week: '2026-06-07', rowsOfWeekBefore: null })
    })
    afterAll(() => ads.stop())

    test('none is left out', () => {
      const asked = new Set(ads.sent.map((sent) => operationOf(sent).path))
      expect([...asked].toSorted()).toEqual(
        Object.values(operations)
          .map((each) => each.path)
          .toSorted(),
      )
    })

    test('its header names the account where one is needed, and only there', () => {
      for (const sent of ads.sent) {
        const names = /^adAccountId=\d+$/.test(sent.context ?? '')
        expect([sent.path, names]).toEqual([sent.path, operationOf(sent).isOfAccount])
      }
    })

    test('its query has no other fields', () => {
      for (const sent of ads.sent) {
        const names = new Set(publishedOf(operationOf(sent))?.query_parameters.map(({ wire_name }) => wire_name))
        const asked = new URLSearchParams(sent.path.split('?')[1])
        expect([...asked.keys()].filter((name) => !names.has(name))).toEqual([])
      }
    })

    test('its body is of its model', () => {
      for (const sent of ads.sent) {
        const { body } = operationOf(sent)
        expect([sent.path, sent.body === '']).toEqual([sent.path, body === null])
        const model = Object.entries(published?.request_models ?? {}).find(([name]) => name.endsWith(`.${body}`))?.[1]
        const wrong = body && model ? misfits(JSON.parse(sent.body), model.schema, model.schema, body) : []
        expect(wrong).toEqual([])
        expect(model === undefined).toBe(body === null)
      }
    })
  })
})

function operationOf({ method, path }: Sent): Operation {
  const plain = path.split('?')[0]!.replace(/\/\d+$/, '/{id}')
  const found = Object.values(operations).find((each) => each.method === method && each.path === plain)
  if (!found) throw new Error(`No operation ${method} ${plain}`)
  return found
}

/** Where a value is not as a schema says: names, types and words. */
function misfits(value: unknown, schema: Schema, root: Schema, at: string): string[] {
  const own = schema.$ref ? root.$defs![schema.$ref.split('/').at(-1)!]! : schema
  if (own.anyOf) {
    const all = own.anyOf.filter(({ type }) => type !== 'null').map((each) => misfits(value, each, root, at))
    return all.find((found) => found.length === 0) ?? all[0] ?? []
  }
  if (own.enum) return own.enum.includes(String(value)) ? [] : [at]
  if (Array.isArray(value)) {
    if (own.type !== undefined && own.type !== 'array') return [at]
    return own.items ? value.flatMap((each, index) => misfits(each, own.items!, root, `${at}[${index}]`)) : []
  }
  if (typeof value === 'object' && value !== null && own.properties) {
    const missing = (own.required ?? []).filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`)
    const wrong = Object.entries(value).flatMap(([name, each]) => {
      if (NEWER.has(`${at}.${name}`)) return []
      const property = own.properties![name]
      return property ? misfits(each, property, root, `${at}.${name}`) : [`${at}.${name} is none of its fields`]
    })
    return [...missing, ...wrong]
  }
  const types: Record<string, string> = { integer: 'number', number: 'number', string: 'string', boolean: 'boolean' }
  return own.type === undefined || typeof value === types[own.type] ? [] : [`${at} is no ${own.type}`]
}
