import * as v from 'valibot'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { listAll, resource, single } from './resource.ts'
import type { Transport } from './transport.ts'

/** `ONGOING`: new days as they come; `ONE_TIME_SNAPSHOT`: what was before. */
export type AccessType = 'ONGOING' | 'ONE_TIME_SNAPSHOT'

export interface ReportRequest {
  id: string
  /** Apple's first data come one to two days after that. */
  isNew: boolean
}

const RequestResource = resource(
  v.object({ accessType: v.string(), stoppedDueToInactivity: v.optional(v.nullable(v.boolean()), null) }),
)

const pathOf = (trackId: string) => `/v1/apps/${encodeURIComponent(trackId)}/analyticsReportRequests`

/** The request for an app's reports that runs; null: there is none, or Apple stopped it because nobody fetched. */
async function runningRequest(transport: Transport, trackId: string, accessType: AccessType): Promise<string | null> {
  const query = { 'filter[accessType]': accessType, limit: '200' }
  const all = await listAll(transport, { data: RequestResource, path: pathOf(trackId), query })
  const running = all.find(
    ({ attributes }) => attributes.accessType === accessType && attributes.stoppedDueToInactivity !== true,
  )
  return running?.id ?? null
}

/**
 * Makes Apple prepare reports of an app, which only an administrator's key may, unless it does so already.
 * @throws ProviderFailure; after `unknown-outcome` it may be called again: it looks first
 */
export async function ensureReportRequest(
  transport: Transport,
  trackId: string,
  accessType: AccessType,
): Promise<ReportRequest> {
  const running = await runningRequest(transport, trackId, accessType)
  if (running !== null) return { id: running, isNew: false }
  const data = {
    type: 'analyticsReportRequests',
    attributes: { accessType },
    relationships: { app: { data: { type: 'apps', id: trackId } } },
  }
  try {
    const made = await transport.write(single(v.object({ id: v.string() })), 'POST', '/v1/analyticsReportRequests', {
      data,
    })
    return { id: made.data.id, isNew: true }
  } catch (error) {
    // Somebody else was faster.
    const found =
      error instanceof ProviderFailure && error.status === 409
        ? await runningRequest(transport, trackId, accessType)
        : null
    if (found === null) throw error
    return { id: found, isNew: false }
  }
}

/** Whether the key may read an app's requests. @throws ProviderFailure `permission`: it may not */
export async function probeReportRequests(transport: Transport, trackId: string, signal?: AbortSignal): Promise<void> {
  await transport.get(v.object({ data: v.array(v.unknown()) }), pathOf(trackId), { limit: '1' }, signal)
}
