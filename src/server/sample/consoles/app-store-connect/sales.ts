import type { Hono } from 'hono'
import { daysBetween, isDay } from '#contract/protocol/days.ts'
import type { ConsoleParts } from '../console.ts'
import { badParameter, problem, type Env } from './answers.ts'
import { visibleApp } from './apps.ts'
import { needs } from './authorize.ts'
import { isReported, pacificDay } from './pacific.ts'
import { reportFile } from './report-file.ts'
import { salesHeader, salesRows } from './sales-rows.ts'

/** Days for which Apple keeps reports. */
const KEPT_DAYS = 365
const fixed = { reportType: 'SALES', reportSubType: 'SUMMARY', frequency: 'DAILY' }

export function addSales(app: Hono<Env>, { clock }: ConsoleParts): void {
  app.get('/v1/salesReports', needs('sales'), async (c) => {
    const filter = (name: string) => c.req.query(`filter[${name}]`) ?? ''
    for (const [name, value] of Object.entries(fixed))
      if (filter(name) !== value) return badParameter(c, `'filter[${name}]' must be ${value} here`)
    if (!/^(?!0+$)\d{6,12}$/.test(filter('vendorNumber'))) return badParameter(c, 'Invalid vendor number specified.')
    const day = filter('reportDate')
    if (!isDay(day)) return badParameter(c, "'filter[reportDate]' is not a valid date")

    const missing = (detail: string) =>
      problem(c, { status: 404, code: 'NOT_FOUND', title: 'The specified resource does not exist', detail })
    const now = clock()
    if (!isReported(day, now)) return missing('The report you requested is not available yet. Try again later.')
    if (daysBetween(day, pacificDay(now)) > KEPT_DAYS)
      return missing('The report you requested is no longer available.')

    const key = c.get('key')
    const apps = await Promise.all(key.trackIds.map((trackId) => visibleApp(key, trackId)))
    const rows = apps.flatMap((one) => (one ? salesRows(one, day) : []))
    if (rows.length === 0) return missing('There were no sales for the date specified.')
    return c.body(await reportFile(salesHeader, rows), 200, { 'content-type': 'application/a-gzip' })
  })
}
