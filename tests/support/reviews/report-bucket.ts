import { createHash } from 'node:crypto'
import type { Send } from '#server/integrations/provider/send.ts'

const HEADER =
  'Package Name,App Version Code,App Version Name,Reviewer Language,Device,Review Submit Date and Time,' +
  'Review Submit Millis Since Epoch,Review Last Update Date and Time,Review Last Update Millis Since Epoch,Star Rating,' +
  'Review Title,Review Text,Developer Reply Date and Time,Developer Reply Millis Since Epoch,Developer Reply Text,Review Link'

export interface ReportedRow {
  /** ISO. */
  submitted: string
  /** ISO; left out: as submitted. */
  updated?: string
  stars: number
  title?: string
  text?: string
  /** Left out: none, as for stars alone. */
  id?: string
  language?: string
  device?: string
  version?: string
  reply?: { at: string; text: string }
}

/** A bucket of monthly reports whose files a test writes; what it does not hold, the console behind it answers. */
export class ReportBucket {
  private readonly files = new Map<string, { bytes: Buffer; updated: string }>()
  private isUsed = false

  write(packageName: string, month: string, rows: readonly ReportedRow[], updated: string): void {
    this.isUsed = true
    const lines = [HEADER, ...rows.map((row) => lineOf(packageName, row))]
    const name = `reviews/reviews_${packageName}_${month.replace('-', '')}.csv`
    this.files.set(name, { bytes: Buffer.from(`\uFEFF${lines.join('\n')}\n`, 'utf16le'), updated })
  }

  empty(): void {
    this.isUsed = true
    this.files.clear()
  }

  before(send: Send): Send {
    return async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const object = /^\/storage\/v1\/b\/[^/]+\/o\/?(.*)$/.exec(pathname)?.[1]
      if (!this.isUsed || object === undefined) return send(request)
      if (object !== '') {
        const file = this.files.get(decodeURIComponent(object))
        return file ? new Response(new Uint8Array(file.bytes)) : new Response('No such object', { status: 404 })
      }
      const prefix = searchParams.get('prefix') ?? ''
      const items = [...this.files]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, { bytes, updated }]) => ({
          name,
          updated,
          md5Hash: createHash('md5').update(bytes).digest('base64'),
        }))
      return Response.json({ kind: 'storage#objects', ...(items.length > 0 ? { items } : {}) })
    }
  }
}

function lineOf(packageName: string, row: ReportedRow): string {
  const { submitted, updated = submitted, reply, id } = row
  const times = (at: string) => [at.replace(/\.\d+Z$/, 'Z'), Date.parse(at)]
  const link =
    id === undefined
      ? ''
      : `http://play.google.com/console/developers/0/app/0/user-feedback/review-details?reviewId=${encodeURIComponent(id)}`
  const cells = [
    packageName,
    '',
    row.version ?? '',
    row.language ?? 'en',
    row.device ?? 'heron4',
    ...times(submitted),
    ...times(updated),
    row.stars,
    row.title ?? '',
    row.text ?? '',
    ...(reply ? [...times(reply.at), reply.text] : ['', '', '']),
    link,
  ]
  return cells.map(cellOf).join(',')
}

const cellOf = (value: string | number) =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)
