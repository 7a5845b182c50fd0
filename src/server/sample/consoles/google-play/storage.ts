import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { ConsoleParts } from '../console.ts'
import { forBucket } from './guard.ts'
import { reportNames, reportOf } from './reports/report-files.ts'

/** Google Cloud Storage: the objects of one bucket, and their bytes. */
export function storageRoutes(parts: ConsoleParts): Hono {
  const app = new Hono()
  app.get(
    '/',
    forBucket(parts, async ({ key, param, query }) => {
      const prefix = query.get('prefix') ?? ''
      const names = reportNames(key.trackIds, parts.clock()).filter(({ name }) => name.startsWith(prefix))
      const count = Math.min(1000, Math.max(1, Number(query.get('maxResults') ?? 1000) || 1000))
      const after = Buffer.from(query.get('pageToken') ?? '', 'base64url').toString()
      const left = names.filter(({ name }) => name > after)
      const shown = left.slice(0, count)
      const last = left.length > count ? shown.at(-1) : undefined
      const items = await Promise.all(
        shown.map(async (file) => {
          const bytes = await reportOf(parts, file)
          return {
            kind: 'storage#object',
            name: file.name,
            bucket: param('bucket'),
            contentType: 'text/csv; charset=utf-16le',
            updated: file.writtenAt,
            size: String(bytes.byteLength),
            md5Hash: createHash('md5').update(bytes).digest('base64'),
          }
        }),
      )
      return Response.json({
        kind: 'storage#objects',
        ...(items.length > 0 ? { items } : {}),
        ...(last ? { nextPageToken: Buffer.from(last.name).toString('base64url') } : {}),
      })
    }),
  )
  app.get(
    '/:object',
    forBucket(parts, async ({ key, param }) => {
      const file = reportNames(key.trackIds, parts.clock()).find(({ name }) => name === param('object'))
      if (!file) return new Response(`No such object: ${param('bucket')}/${param('object')}`, { status: 404 })
      const headers = { 'content-type': 'text/csv; charset=utf-16le' }
      return new Response(new Uint8Array(await reportOf(parts, file)), { headers })
    }),
  )
  return app
}
