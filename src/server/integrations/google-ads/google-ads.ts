import * as v from 'valibot'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { AdClient, ClientParts } from '../provider/client.ts'
import type { GoogleAdsCredentials } from '../provider/credentials.ts'
import { ProviderFailure } from '../provider/provider-failure.ts'
import { openGoogleApi } from '../google-account/google-api.ts'
import { Customer } from './customer.ts'
import { CampaignRow, campaignQuery, type CampaignDay } from './campaign-days.ts'

export interface GoogleAdsParts extends ClientParts<GoogleAdsCredentials> {
  /** `https://googleads.googleapis.com` */
  baseUrl: string
  tokenUrl: string
  /** Of Google's interface, such as `v25`: there are several a year. */
  version: string
  /** For each answer, ms; left out: 20 seconds, a minute for reports. */
  timeoutMs?: number
}

export interface AdsReport {
  /** ISO 4217, of all amounts. */
  currency: string
  /** IANA; days are days there. */
  timeZone: string
  rows: CampaignDay[]
}

export interface GoogleAds extends AdClient {
  /**
   * Campaigns for apps of Google Play, day by day, both days included. A day on which nothing happened is left out.
   * @throws ProviderFailure
   */
  report: (days: { from: UtcDay; to: UtcDay }, signal?: AbortSignal) => Promise<AdsReport>
}

const SCOPE = 'https://www.googleapis.com/auth/adwords'
/** A report over a large account takes Google a while. */
const REPORT_TIMEOUT_MS = 60_000
const REPORT_BYTES_MAX = 32 * 1024 * 1024

/** Google Ads, for reading alone. */
export function openGoogleAds(parts: GoogleAdsParts): GoogleAds {
  const { credentials, baseUrl, tokenUrl, version, send, clock, timeoutMs } = parts
  const { customerId, loginCustomerId } = credentials
  const api = openGoogleApi({
    provider: 'google-ads',
    account: credentials,
    tokenUrl,
    scopes: [SCOPE],
    send,
    clock,
    timeoutMs,
  })

  /** Rows come in batches; what is not of the schema is another form of answer. */
  async function search<T>(row: v.GenericSchema<unknown, T>, query: string, signal?: AbortSignal): Promise<T[]> {
    const batches = await api.json(v.array(v.object({ results: v.optional(v.array(row), []) })), {
      method: 'POST',
      url: `${baseUrl}/${version}/customers/${customerId}/googleAds:searchStream`,
      headers: loginCustomerId === null ? {} : { 'login-customer-id': loginCustomerId },
      body: { query },
      timeoutMs: REPORT_TIMEOUT_MS,
      maxBytes: REPORT_BYTES_MAX,
      signal,
    })
    return batches.flatMap(({ results }) => results)
  }

  async function customer(signal?: AbortSignal) {
    const [found] = await search(Customer, CUSTOMER_QUERY, signal)
    if (!found) throw new ProviderFailure('google-ads', 'account', 'google-ads: there is no such account')
    return found.customer
  }

  return {
    async check(_, signal) {
      try {
        const { name } = await customer(signal)
        return { rights: [{ capability: 'ads-read', state: 'granted' }], apps: null, accountName: name }
      } catch (error) {
        if (!(error instanceof ProviderFailure && error.kind === 'permission')) throw error
        return { rights: [{ capability: 'ads-read', state: 'missing' }], apps: null, accountName: null }
      }
    },

    async accounts(signal) {
      const { id, name } = await customer(signal)
      return [{ id, name }]
    },

    async report({ from, to }, signal) {
      const { currency, timeZone } = await customer(signal)
      const rows = await search(CampaignRow, campaignQuery(from, to), signal)
      return { currency, timeZone, rows: rows.filter(({ trackId }) => isPackage(trackId)) }
    },
  }
}

const CUSTOMER_QUERY =
  'SELECT customer.id, customer.descriptive_name, customer.currency_code, customer.time_zone FROM customer LIMIT 1'

/** Apps of the App Store are numbers. */
const isPackage = (trackId: string) => !/^\d*$/.test(trackId)
