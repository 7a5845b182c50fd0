import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Send } from '#server/integrations/provider/send.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { askForBytes } from '#server/integrations/provider/request.ts'
import { failureOf } from './failure.ts'
import { reportRows, type ReportRow } from './report-rows.ts'
import { listAll, resource } from './resource.ts'
import type { Transport } from './transport.ts'

const SegmentResource = resource(
  v.object({ checksum: v.nullish(v.string()), sizeInBytes: v.nullish(v.number()), url: v.string() }),
)
type Segment = v.InferOutput<typeof SegmentResource>

const BYTES_MAX = 128 * 1024 * 1024
const TIMEOUT_MS = 120_000

interface Reading {
  instanceId: string
  /** Columns without which a report is none. */
  needed: readonly string[]
  /** Of the App Store Connect API; tests and the sample market serve segments there, too. */
  baseUrl: string
  send: Send
  clock: () => Date
  signal?: AbortSignal | undefined
}

/** Addresses of segments live 5 minutes; older ones are asked for anew. */
const FRESH_MS = 3 * 60_000

/** The rows of an instance of a report, of one segment after the other. */
export async function* instanceRows(transport: Transport, reading: Reading): AsyncGenerator<ReportRow> {
  const { instanceId, needed, clock, signal } = reading
  const path = `/v1/analyticsReportInstances/${encodeURIComponent(instanceId)}/segments`
  const list = () => listAll(transport, { data: SegmentResource, path, query: { limit: '200' }, signal, isWhole: true })
  let segments = await list()
  let listedAt = clock().getTime()
  for (const { id } of segments) {
    if (clock().getTime() - listedAt > FRESH_MS) {
      segments = await list()
      listedAt = clock().getTime()
    }
    const segment = segments.find((one) => one.id === id)
    if (!segment) throw broken('lost a segment')
    yield* reportRows(await download(segment, reading), needed)
  }
}

async function download({ attributes }: Segment, { baseUrl, send, clock, signal }: Reading): Promise<Uint8Array> {
  const { url, checksum, sizeInBytes } = attributes
  if (!isTrusted(url, baseUrl)) throw broken('named an address that is not allowed')
  if (sizeInBytes && sizeInBytes > BYTES_MAX) throw broken('is too long')
  const bytes = await askForBytes({
    provider: 'app-store-connect',
    send,
    // Another host than Apple's API: it must not see the token.
    request: new Request(url),
    timeoutMs: TIMEOUT_MS,
    maxBytes: BYTES_MAX,
    signal,
    failureOf: (refusal) => failureOfSegment(failureOf(refusal, clock())),
  })
  if (checksum && createHash('md5').update(bytes).digest('hex') !== checksum.toLowerCase())
    throw broken('does not fit its checksum')
  return bytes
}

/** What the storage refuses, such as an address that has expired, says nothing about the key. */
const failureOfSegment = ({ kind, message, status, retryAfterSeconds }: ProviderFailure) =>
  new ProviderFailure('app-store-connect', kind === 'rate-limited' ? kind : 'unavailable', message, {
    status,
    retryAfterSeconds,
  })

/** Apple's storage has names of its own; never an address of the local network, which has no certificate. */
function isTrusted(url: string, baseUrl: string): boolean {
  if (!URL.canParse(url)) return false
  const { origin, protocol, hostname, port } = new URL(url)
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(hostname) && !/\.(local|internal)$/.test(hostname)
  return origin === new URL(baseUrl).origin || (protocol === 'https:' && port === '' && isName)
}

const broken = (what: string) =>
  new ProviderFailure('app-store-connect', 'unavailable', `a report of app-store-connect ${what}`)
