import { createHash, createHmac } from 'node:crypto'
import type { IsoDay } from '#contract/protocol/days.ts'
import type { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { sampleApp } from '../../apps.ts'
import type { ConsoleKey, ConsoleParts } from '../console.ts'
import { analyticsReport } from './analytics-report.ts'
import type { Env } from './answers.ts'
import { daysOfInstance, parsedReportId, type ReportKind, type ReportRequest } from './report-ids.ts'

/** An address of a segment is good for so long. */
const GOOD_MS = 5 * 60_000

interface Instance {
  id: string
  kind: ReportKind
  /** Processing date. */
  processed: IsoDay
  request: ReportRequest
}

/**
 * Segments that are kept, packed: twice what the demos of a day ask for, so that what one had made the next ones find. All
 * accounts have the same.
 */
export const SEGMENTS_KEPT = 128

const made = new LRUCache<string, Promise<Uint8Array<ArrayBuffer> | null>>({ max: SEGMENTS_KEPT })

function segmentBytes(instance: Instance, number: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const id = `${instance.id}.${number}`
  const known = made.get(id)
  if (known) return known
  const bytes = makeSegment(instance, number)
  made.set(id, bytes)
  return bytes
}

async function makeSegment({ kind, processed, request }: Instance, number: number) {
  const app = await sampleApp({ store: 'APP_STORE', trackId: request.trackId })
  const days = daysOfInstance(request, processed)[number]
  return app && days ? analyticsReport(kind, app, { days, processed }) : null
}

const signatureOf = (path: string, expires: string, { publicKey }: ConsoleKey) =>
  createHmac('sha256', publicKey).update(`${path}\n${expires}`).digest('hex')

/** The segments of an instance, with addresses that need no token. */
export async function segmentResources(
  instance: Instance,
  { key, origin, now }: { key: ConsoleKey; origin: string; now: Date },
) {
  const expires = String(now.getTime() + GOOD_MS)
  const resources = []
  for (const number of daysOfInstance(instance.request, instance.processed).keys()) {
    const id = `${instance.id}.${number}`
    const bytes = (await segmentBytes(instance, number)) ?? new Uint8Array()
    const path = `/segments/${key.keyId}/${id}`
    const signed = new URLSearchParams({ expires, signature: signatureOf(path, expires, key) })
    const checksum = createHash('md5').update(bytes).digest('hex')
    const attributes = { checksum, sizeInBytes: bytes.byteLength, url: `${origin}${path}?${signed.toString()}` }
    resources.push({ type: 'analyticsReportSegments', id, attributes })
  }
  return resources
}

export function addSegments(app: Hono<Env>, { keyOf, clock }: ConsoleParts): void {
  app.get('/segments/:keyId/:id', async (c) => {
    const { keyId, id } = c.req.param()
    const { expires = '', signature } = c.req.query()
    const key = await keyOf('app-store-connect', keyId)
    const isSigned = key !== null && signature === signatureOf(`/segments/${keyId}/${id}`, expires, key)
    if (!isSigned || Number(expires) < clock().getTime()) return c.text('<Error><Code>AccessDenied</Code></Error>', 403)
    const parsed = parsedReportId(id)
    if (!parsed?.date) return c.text('', 404)
    const instance = {
      id: id.slice(0, id.lastIndexOf('.')),
      kind: parsed.kind,
      processed: parsed.date,
      request: requestIn(parsed.request),
    }
    const bytes = await segmentBytes(instance, parsed.segment ?? 0)
    return bytes ? c.body(bytes, 200, { 'content-type': 'application/gzip' }) : c.text('', 404)
  })
}

/** What a signed id says of its request; when it was made does not matter any more. */
function requestIn(id: string): ReportRequest {
  const [, trackId = '', access] = /^r(.+)-(ongoing|snapshot)$/.exec(id) ?? []
  return { trackId, accessType: access === 'ongoing' ? 'ONGOING' : 'ONE_TIME_SNAPSHOT', at: new Date(0).toISOString() }
}
