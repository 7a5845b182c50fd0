import type { IsoDay } from '#contract/protocol/days.ts'
import type { CheckedClient } from '#server/integrations/provider/client.ts'
import {
  downloadColumns,
  downloadOf,
  engagementColumns,
  engagementOf,
  type DownloadRow,
  type EngagementRow,
} from './analytics-rows.ts'
import { readApps, type StoreApp } from './apps.ts'
import type { Calls } from './call-limit.ts'
import { checkKey } from './check.ts'
import {
  addTexts,
  addVersion,
  readListing,
  readVersions,
  writeTexts,
  type InfoTexts,
  type StoreListing,
  type VersionState,
  type VersionTexts,
} from './listing.ts'
import { deleteReply, readReply, sendReply, type StoreReply } from './replies.ts'
import { ensureReportRequest, type AccessType, type ReportRequest } from './report-requests.ts'
import { findReport, readInstances, type ReportInstance, type ReportName } from './reports.ts'
import { readReviews, readVersionReviews, type ReviewQuery, type StoreReview, type VersionReviews } from './reviews.ts'
import { readSales, type SalesRow } from './sales.ts'
import { instanceRows } from './segments.ts'
import { submitVersion } from './submissions.ts'
import { createTransport, type AppStoreConnectParts } from './transport.ts'

/** App Store Connect with one key. All calls reject with a ProviderFailure, and never tell the key or a token. */
export interface AppStoreConnect extends CheckedClient {
  /** Calls within the hour as the last answer counted them; null: none did yet. */
  calls: () => Calls | null
  /** All apps that the key sees, by name. */
  apps: (signal?: AbortSignal) => Promise<StoreApp[]>
  /** Newest first, of all countries; the next page is asked for when it is wanted. */
  reviews: (trackId: string, query: ReviewQuery) => AsyncGenerator<StoreReview>
  /** Which reviews are of which version, newest version first; the next page is asked for when it is wanted. */
  versionReviews: (trackId: string, signal?: AbortSignal) => AsyncGenerator<VersionReviews>
  /** Replies, or replaces the reply there is; Apple shows it later. */
  respond: (reviewId: string, text: string) => Promise<StoreReply>
  /** By the reply's own id. */
  deleteResponse: (replyId: string) => Promise<void>
  /** null: there is none, or no such review. */
  response: (reviewId: string) => Promise<StoreReply | null>
  listing: (trackId: string) => Promise<StoreListing>
  versions: (trackId: string) => Promise<VersionState[]>
  /** Makes the next version. `refused`: there is one that is not in the store yet. */
  addVersion: (trackId: string, version: string) => Promise<void>
  /** Writes name or subtitle of an `info` localization; those alone that are given. */
  writeInfo: (localizationId: string, texts: Partial<InfoTexts>) => Promise<void>
  /** Writes texts of a `version` localization; those alone that are given. */
  writeVersion: (localizationId: string, texts: Partial<VersionTexts>) => Promise<void>
  /** Begins a language of an `info`; it needs a name. */
  addInfo: (infoId: string, locale: string, texts: Partial<InfoTexts>) => Promise<void>
  /** Begins a language of a `version`. */
  addVersionTexts: (versionId: string, locale: string, texts: Partial<VersionTexts>) => Promise<void>
  /** Submits a version for review. One that is submitted already stays so. @throws ProviderFailure `refused`: it lacks something */
  submitVersion: (trackId: string, versionId: string) => Promise<void>
  /**
   * Sales of a Pacific day, ISO. Empty: there were none; null: not there yet, or no vendor number was given.
   * `not-found`: Apple has it no more.
   */
  salesReport: (day: IsoDay, signal?: AbortSignal) => Promise<SalesRow[] | null>
  /** Makes Apple prepare reports, `ONGOING` unless said otherwise; only an administrator's key may. */
  ensureReportRequest: (trackId: string, accessType?: AccessType) => Promise<ReportRequest>
  /** The id of a report; null: Apple has not made it yet. */
  report: (requestId: string, name: ReportName) => Promise<string | null>
  /** Daily deliveries processed since a day (ISO; left out: all), oldest first. */
  instances: (reportId: string, since?: IsoDay) => Promise<ReportInstance[]>
  engagement: (instanceId: string, signal?: AbortSignal) => AsyncGenerator<EngagementRow>
  downloads: (instanceId: string, signal?: AbortSignal) => AsyncGenerator<DownloadRow>
}

export function openAppStoreConnect(parts: AppStoreConnectParts): AppStoreConnect {
  const { baseUrl, clock, send } = parts
  const { vendorNumber } = parts.credentials
  const transport = createTransport(parts)
  const rows = (instanceId: string, needed: readonly string[], signal?: AbortSignal) =>
    instanceRows(transport, { instanceId, needed, baseUrl, send, clock, signal })

  return {
    check: (tried, signal) => checkKey(transport, { tried, vendorNumber, now: clock(), signal }),
    calls: transport.calls,
    apps: (signal) => readApps(transport, signal),
    reviews: (trackId, query) => readReviews(transport, trackId, query),
    versionReviews: (trackId, signal) => readVersionReviews(transport, trackId, signal),
    respond: (reviewId, text) => sendReply(transport, reviewId, text),
    deleteResponse: (replyId) => deleteReply(transport, replyId),
    response: (reviewId) => readReply(transport, reviewId),
    listing: (trackId) => readListing(transport, trackId),
    versions: (trackId) => readVersions(transport, trackId),
    addVersion: (trackId, version) => addVersion(transport, trackId, version),
    writeInfo: (id, texts) => writeTexts(transport, 'appInfoLocalizations', id, texts),
    writeVersion: (id, texts) => writeTexts(transport, 'appStoreVersionLocalizations', id, texts),
    addInfo: (id, locale, texts) => addTexts(transport, 'appInfoLocalizations', id, { locale, texts }),
    addVersionTexts: (id, locale, texts) => addTexts(transport, 'appStoreVersionLocalizations', id, { locale, texts }),
    submitVersion: (trackId, versionId) => submitVersion(transport, trackId, versionId),
    salesReport: async (day, signal) =>
      vendorNumber === null ? null : readSales(transport, { day, vendorNumber, signal }),
    ensureReportRequest: (trackId, accessType = 'ONGOING') => ensureReportRequest(transport, trackId, accessType),
    report: (requestId, name) => findReport(transport, requestId, name),
    instances: (reportId, since) => readInstances(transport, reportId, since ?? null),
    async *engagement(instanceId, signal) {
      for await (const row of rows(instanceId, engagementColumns, signal)) yield engagementOf(row)
    },
    async *downloads(instanceId, signal) {
      for await (const row of rows(instanceId, downloadColumns, signal)) yield downloadOf(row)
    },
  }
}
