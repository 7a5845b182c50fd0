import type { GooglePlayCredentials } from '../provider/credentials.ts'
import type { CheckedClient, ClientParts } from '../provider/client.ts'
import { openGoogleApi } from '../google-account/google-api.ts'
import { checkGooglePlay } from './check.ts'
import { listingCalls, type ListingCalls } from './listings.ts'
import { reportCalls, type ReportCalls } from './reports/reports.ts'
import { reviewCalls, type ReviewCalls } from './reviews.ts'

export interface GooglePlayParts extends ClientParts<GooglePlayCredentials> {
  /** Of the Google Play Developer API: `https://androidpublisher.googleapis.com`. */
  apiUrl: string
  /** Of Google Cloud Storage: `https://storage.googleapis.com`. */
  storageUrl: string
  tokenUrl: string
  /** For each answer, ms; left out: 20 seconds, a minute for reports. */
  timeoutMs?: number
}

/** Google's side of the apps of one developer account. Apps are named by package. */
export interface GooglePlay extends CheckedClient, ReviewCalls, ListingCalls {
  /** Of the bucket; every call fails with `not-found` where the connection has none. */
  reports: ReportCalls
}

/** Google Play Developer API v3, and the reports that Play Console puts into its bucket. */
export function openGooglePlay(parts: GooglePlayParts): GooglePlay {
  const { credentials, send, clock, apiUrl, storageUrl, tokenUrl, timeoutMs } = parts
  const { reportBucket: bucket } = credentials
  const api = openGoogleApi({
    provider: 'google-play',
    account: credentials,
    tokenUrl,
    scopes: [ANDROID_PUBLISHER, ...(bucket === null ? [] : [STORAGE])],
    send,
    clock,
    timeoutMs,
  })
  const appUrl = (packageName: string) =>
    `${apiUrl}/androidpublisher/v3/applications/${encodeURIComponent(packageName)}`
  const reviews = reviewCalls(api, appUrl)
  const listings = listingCalls(api, appUrl)
  const reports = reportCalls(api, storageUrl, bucket)
  const hasBucket = bucket !== null
  return {
    check: (tried, signal) => checkGooglePlay({ signIn: api.signIn, reviews, reports, hasBucket }, tried, signal),
    ...reviews,
    ...listings,
    reports,
  }
}

const ANDROID_PUBLISHER = 'https://www.googleapis.com/auth/androidpublisher'
const STORAGE = 'https://www.googleapis.com/auth/devstorage.read_only'
