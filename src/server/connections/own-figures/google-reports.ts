import type { UtcDay } from '#contract/protocol/days.ts'
import type { InstallDay } from '#server/integrations/google-play/reports/installs.ts'
import type { VisitDay } from '#server/integrations/google-play/reports/store-visits.ts'
import { ALL, NO_COUNTRY } from '#server/history/own-figures/reported-days.ts'
import { googleSource } from './source-of.ts'
import { sumFigures, type ReportFigures } from './report-figures.ts'

/** Google tells countries and sources in files of their own, never both together. */
export function installsReport(rows: readonly InstallDay[], processedOn: UtcDay): ReportFigures {
  const sums = sumFigures('installs', processedOn)
  for (const { day, country, userInstalls } of rows)
    for (const place of [country ?? NO_COUNTRY, ALL])
      sums.addTotal({ day, country: place, source: ALL }, { installs: userInstalls })
  return sums.figures()
}

export function visitsByCountryReport(rows: readonly VisitDay[], processedOn: UtcDay): ReportFigures {
  const sums = sumFigures('visits-by-country', processedOn)
  for (const { day, country, visitors } of rows)
    for (const place of [country ?? NO_COUNTRY, ALL])
      sums.addTotal({ day, country: place, source: ALL }, { pageViews: visitors })
  return sums.figures()
}

export function visitsBySourceReport(rows: readonly VisitDay[], processedOn: UtcDay): ReportFigures {
  const sums = sumFigures('visits-by-source', processedOn)
  for (const { day, source, visitors, acquisitions } of rows)
    sums.addTotal(
      { day, country: ALL, source: googleSource(source ?? '') },
      { pageViews: visitors, installs: acquisitions },
    )
  return sums.figures()
}
