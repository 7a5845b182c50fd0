import { createHash, createHmac } from 'node:crypto'
import type { Hono } from 'hono'
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
  processed: string
  request: ReportRequest
}

async function segmentBytes({ kind, processed, request }: Instance, number: number) {
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
  const resources = daysOfInstance(instance.request, instance.processed).map(async (_, number) => {
    const id = `${instance.id}.${number}`
    const bytes = await segmentBytes(instance, number)
    const path = `/segments/${key.keyId}/${id}`
    const signed = new URLSearchParams({ expires, signature: signatureOf(path, expires, key) })
    const checksum = createHash('md5')
      .update(bytes ?? '')
      .digest('hex')
    const attributes = { checksum, sizeInBytes: bytes?.byteLength ?? 0, url: `${origin}${path}?${signed.toString()}` }
    return { type: 'analyticsReportSegments', id, attributes }
  })
  return Promise.all(resources)
}

export function addSegments(app: Hono<Env>, { keyOf, clock }: ConsoleParts): void {
  app.get('/segments/:keyId/:id', async (c) => {
    const { keyId, id } = c.req.param()
    const { expires = '', signature } = c.req.query()
    const key = await keyOf('app-store-connect', keyId)
    const isSigned = key !== null && signature === signatureOf(`/segments/${keyId}/${id}`, expires, key)
    if (!isSigned || Number(expires) < clock().getTime()) return c.text('<Error><Code>AccessDenied</Code></Error>', 403)
    const parsed = parsedReportId(id)
    const bytes = parsed?.date
      ? await segmentBytes(
          { id, kind: parsed.kind, processed: parsed.date, request: requestIn(parsed.request) },
          parsed.segment ?? 0,
        )
      : null
    return bytes ? c.body(bytes, 200, { 'content-type': 'application/gzip' }) : c.text('', 404)
  })
}

/** What a signed id says of its request; when it was made does not matter any more. */
function requestIn(id: string): ReportRequest {
  const [, trackId = '', access] = /^r(.+)-(ongoing|snapshot)$/.exec(id) ?? []
  return { trackId, accessType: access === 'ongoing' ? 'ONGOING' : 'ONE_TIME_SNAPSHOT', at: new Date(0).toISOString() }
}
