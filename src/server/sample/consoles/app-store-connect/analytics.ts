import type { Hono } from 'hono'
import * as v from 'valibot'
import type { ConsoleParts } from '../console.ts'
import { badEntity, badParameter, notFound, page, type Env } from './answers.ts'
import { visibleApp } from './apps.ts'
import { needs } from './authorize.ts'
import { parsedReportId, processingDates, ReportRequest, reports, requestId, type ReportKind } from './report-ids.ts'
import { segmentResources } from './segments.ts'

export const REQUESTS = 'analytics-request'

const Body = v.object({
  data: v.object({
    type: v.literal('analyticsReportRequests'),
    attributes: v.object({ accessType: ReportRequest.entries.accessType }),
    relationships: v.object({ app: v.object({ data: v.object({ id: v.string() }) }) }),
  }),
})

const resourceOf = (request: ReportRequest) => ({
  type: 'analyticsReportRequests',
  id: requestId(request),
  attributes: { accessType: request.accessType, stoppedDueToInactivity: false },
})

export function addAnalytics(app: Hono<Env>, parts: ConsoleParts): void {
  const { records, clock } = parts
  const kept = async (owner: string, id: string) => {
    const value = await records.get(owner, REQUESTS, id)
    return value ? v.parse(ReportRequest, value) : null
  }

  app.post('/v1/analyticsReportRequests', needs('analytics'), async (c) => {
    const key = c.get('key')
    const body = v.safeParse(Body, await c.req.json().catch(() => null))
    if (!body.success) return badParameter(c, 'The request entity is not valid')
    const { attributes, relationships } = body.output.data
    const trackId = relationships.app.data.id
    if (!(await visibleApp(key, trackId))) return badEntity(c, 'RELATIONSHIP.INVALID', "There is no such 'apps'")
    const request: ReportRequest = { trackId, accessType: attributes.accessType, at: clock().toISOString() }
    const id = requestId(request)
    if (await kept(key.owner, id)) return badEntity(c, 'CONFLICT', 'You already have such an entity')
    await records.put(key.owner, REQUESTS, id, request)
    return c.json({ data: resourceOf(request) }, 201)
  })

  const read = needs('analytics')
  app.get('/v1/apps/:id/analyticsReportRequests', read, async (c) => {
    const key = c.get('key')
    const trackId = c.req.param('id')
    if (!(await visibleApp(key, trackId))) return notFound(c, 'apps', trackId)
    const wanted = c.req.query('filter[accessType]')
    const all = (await records.list(key.owner, REQUESTS))
      .map(({ value }) => v.parse(ReportRequest, value))
      .filter((one) => one.trackId === trackId && (wanted === undefined || one.accessType === wanted))
    return page(c, all.map(resourceOf))
  })

  app.get('/v1/analyticsReportRequests/:id/reports', read, async (c) => {
    const id = c.req.param('id')
    if (!(await kept(c.get('key').owner, id))) return notFound(c, 'analyticsReportRequests', id)
    const [category, name] = [c.req.query('filter[category]'), c.req.query('filter[name]')]
    const all = (Object.keys(reports) as ReportKind[])
      .map((kind) => ({ type: 'analyticsReports', id: `${id}.${kind}`, attributes: reports[kind] }))
      .filter(({ attributes }) => category === undefined || attributes.category === category)
      .filter(({ attributes }) => name === undefined || attributes.name === name)
    return page(c, all)
  })

  app.get('/v1/analyticsReports/:id/instances', read, async (c) => {
    const id = c.req.param('id')
    const parsed = parsedReportId(id)
    const request = parsed && parsed.date === null ? await kept(c.get('key').owner, parsed.request) : null
    if (!request) return notFound(c, 'analyticsReports', id)
    const [granularity = 'DAILY', wanted] = [c.req.query('filter[granularity]'), c.req.query('filter[processingDate]')]
    const dates = granularity === 'DAILY' ? processingDates(request, clock()) : []
    const all = dates
      .filter((date) => wanted === undefined || wanted.split(',').includes(date))
      .map((processingDate) => ({
        type: 'analyticsReportInstances',
        id: `${id}.${processingDate}`,
        attributes: { granularity, processingDate },
      }))
    return page(c, all)
  })

  app.get('/v1/analyticsReportInstances/:id/segments', read, async (c) => {
    const key = c.get('key')
    const id = c.req.param('id')
    const parsed = parsedReportId(id)
    const request = parsed?.date ? await kept(key.owner, parsed.request) : null
    if (!parsed?.date || !request || !processingDates(request, clock()).includes(parsed.date))
      return notFound(c, 'analyticsReportInstances', id)
    const instance = { id, kind: parsed.kind, processed: parsed.date, request }
    return page(c, await segmentResources(instance, { key, origin: new URL(c.req.url).origin, now: clock() }))
  })
}
