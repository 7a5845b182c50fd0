import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { GoogleApi } from '../../google-account/google-api.ts'
import { ProviderFailure } from '../../provider/provider-failure.ts'
import { installsOf, type InstallDay } from './installs.ts'
import { ReportFault } from './report-rows.ts'
import { reportedReviewsOf, type ReportedReview } from './reported-reviews.ts'
import { visitsOf, type VisitDay } from './store-visits.ts'

/** Files of one month and app each. */
export type ReportKind = 'installs' | 'visits-by-country' | 'visits-by-source' | 'reviews'

export interface ReportFile {
  /** Within the bucket. */
  name: string
  /** `2026-11`. The current month's file grows. */
  month: string
  /** ISO; null: not told. A file that was not written since then is the same. */
  writtenAt: string | null
  /** Of its bytes, Base64; null: not told. */
  md5: string | null
}

/** What the bucket holds. All throw ProviderFailure, `not-found` where there is no such file or bucket. */
export interface ReportCalls {
  /** Oldest month first. */
  list: (kind: ReportKind, packageName: string, signal?: AbortSignal) => Promise<ReportFile[]>
  installs: (file: ReportFile, signal?: AbortSignal) => Promise<InstallDay[]>
  visits: (file: ReportFile, signal?: AbortSignal) => Promise<VisitDay[]>
  /** With those that are stars alone. */
  reviews: (file: ReportFile, signal?: AbortSignal) => Promise<ReportedReview[]>
  /** Whether the bucket may be read. */
  tryBucket: (signal?: AbortSignal) => Promise<void>
}

const named: Record<ReportKind, (packageName: string) => { prefix: string; ending: string }> = {
  installs: (name) => ({ prefix: `stats/installs/installs_${name}_`, ending: '_country.csv' }),
  'visits-by-country': (name) => ({ prefix: visitPrefix(name), ending: '_country.csv' }),
  'visits-by-source': (name) => ({ prefix: visitPrefix(name), ending: '_traffic_source.csv' }),
  reviews: (name) => ({ prefix: `reviews/reviews_${name}_`, ending: '.csv' }),
}
const visitPrefix = (name: string) => `stats/store_performance/store_performance_${name}_`

/** A month of reviews of a large app. */
const FILE_BYTES_MAX = 64 * 1024 * 1024
const FILE_TIMEOUT_MS = 60_000
const PAGES_MAX = 100

const File = v.object({
  name: v.string(),
  updated: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  md5Hash: v.optional(v.string()),
})
const Files = v.object({ items: v.optional(v.array(File), []), nextPageToken: v.optional(v.string()) })

export function reportCalls(api: GoogleApi, storageUrl: string, bucket: string | null): ReportCalls {
  function filesUrl(): string {
    if (bucket !== null) return `${storageUrl}/storage/v1/b/${encodeURIComponent(bucket)}/o`
    throw new ProviderFailure('google-play', 'not-found', 'google-play: the connection has no bucket of reports')
  }

  async function read<T>(file: ReportFile, reader: (bytes: Uint8Array) => T, signal?: AbortSignal): Promise<T> {
    const url = `${filesUrl()}/${encodeURIComponent(file.name)}?alt=media`
    const bytes = await api.bytes({ url, signal, maxBytes: FILE_BYTES_MAX, timeoutMs: FILE_TIMEOUT_MS })
    try {
      if (file.md5 !== null && createHash('md5').update(bytes).digest('base64') !== file.md5)
        throw new ReportFault('a report is damaged, or was written anew meanwhile')
      return reader(bytes)
    } catch (error) {
      if (!(error instanceof ReportFault)) throw error
      throw new ProviderFailure('google-play', 'unavailable', `google-play: ${error.message}: ${file.name}`)
    }
  }

  return {
    async list(kind, packageName, signal) {
      const { prefix, ending } = named[kind](packageName)
      const found: ReportFile[] = []
      let page: string | undefined
      for (let pages = 0; pages < PAGES_MAX; pages++) {
        const asked = new URLSearchParams({ prefix, ...(page === undefined ? {} : { pageToken: page }) })
        const { items, nextPageToken } = await api.json(Files, { url: `${filesUrl()}?${asked}`, signal })
        for (const { name, updated, md5Hash } of items) {
          // What follows the prefix may also be the rest of a longer package's name.
          const month = name.endsWith(ending) ? name.slice(prefix.length, -ending.length) : ''
          if (!/^\d{6}$/.test(month)) continue
          found.push({
            name,
            month: `${month.slice(0, 4)}-${month.slice(4)}`,
            writtenAt: updated ?? null,
            md5: md5Hash ?? null,
          })
        }
        if (!nextPageToken) break
        page = nextPageToken
      }
      return found.toSorted((a, b) => a.month.localeCompare(b.month))
    },
    installs: (file, signal) => read(file, installsOf, signal),
    visits: (file, signal) => read(file, visitsOf, signal),
    reviews: (file, signal) => read(file, reportedReviewsOf, signal),
    tryBucket: async (signal) => void (await api.json(Files, { url: `${filesUrl()}?maxResults=1`, signal })),
  }
}
