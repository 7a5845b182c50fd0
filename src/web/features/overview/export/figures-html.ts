import { plural, t } from '@lingui/core/macro'
import type { CategoryGroup, CategoryRankingSeries } from '#contract/overview/sections.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { formatMoney, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { isShown } from '#web/ui/display/delta.tsx'
import { downloadsMark, last30DaysText } from '../listing-facts.ts'
import { chartName } from '../rankings/ranking-series.ts'
import { html, type Markup, noData, readOn, section, sourceLine, type Page, notSaved } from './html-parts.ts'
import type { OverviewDocument } from './overview-document.ts'

interface Figure {
  title: string
  part: { readAt: string } | null
  /** null: the market doesn't know it. */
  value: string | null
  change?: string | null
  scope: string
  provenance: Provenance | null
}

/** OV-021 to OV-025 with their sources. */
export function figuresHtml({ locale, parts }: OverviewDocument, page: Page): Markup {
  const country = countryNameOf(locale)
  const performance = parts.performance?.data
  const ranked = parts.rankedKeywords?.data
  const counted = ranked?.status === 'DONE' ? ranked : null
  const featured = parts.featurings?.data
  const rating = parts.rating?.data
  const currency = performance?.revenueCurrency ?? null
  const ratings = rating?.ratingCount ?? null
  const figures: Figure[] = [
    {
      title: t`Downloads`,
      part: parts.performance,
      value: number(performance?.downloadsLast30Days),
      change: percent(performance?.downloadsLast30DaysDelta),
      scope: last30DaysText(performance?.downloadsLast30Days == null ? null : downloadsMark(performance)),
      provenance: performance?.provenance.downloads ?? null,
    },
    {
      title: t`Revenue`,
      part: parts.performance,
      value:
        performance?.revenueLast30Days == null || currency === null
          ? null
          : formatMoney(performance.revenueLast30Days, currency, language()),
      change: percent(performance?.revenueLast30DaysDelta),
      scope: last30DaysText(performance?.revenueLast30Days == null ? null : 'estimate'),
      provenance: performance?.provenance.revenue ?? null,
    },
    {
      title: t`App featuring`,
      part: parts.featurings,
      value: featured?.countries ? plural(featured.countries.length, { one: '# country', other: '# countries' }) : null,
      scope: featured?.countries?.join(', ') ?? '',
      provenance: featured?.provenance ?? null,
    },
    {
      title: t`Total ranked keywords`,
      part: counted && parts.rankedKeywords,
      value: number(counted?.keywordsCount),
      change: signed(counted?.delta, 0),
      scope: country,
      provenance: counted?.provenance ?? null,
    },
    {
      title: t`Average rating`,
      part: parts.rating,
      value: number(rating?.avgRating, 2),
      change: signed(rating?.delta, 2),
      scope:
        ratings === null ? country : [country, plural(ratings, { one: '# rating', other: '# ratings' })].join(', '),
      provenance: rating?.provenance ?? null,
    },
  ]
  return section(t`Figures`, undefined, html`<div class="figures">${figures.map((one) => figureHtml(one, page))}</div>`)
}

function figureHtml({ title, part, value, change, scope, provenance }: Figure, { market }: Page): Markup {
  const source = sourceLine(provenance, market)
  return html`<div>
    ${title}
    <b>${part ? (value ?? noData()) : html`<span class="soft">${t`Not saved on this device`}</span>`}</b>
    ${change && html`<small>${change}</small>`}
    <small>${scope}</small>
    ${source !== null && html`<small>${source}</small>`} ${part && html`<small>${readOn(part.readAt)}</small>`}
  </div>`
}

const number = (value: number | null | undefined, digits = 0) =>
  value == null ? null : formatNumber(value, language(), digits)

const withSign = (value: number, text: string) => (!isShown(text) ? '±' : value > 0 ? '+' : '−') + text

const signed = (value: number | null | undefined, digits: number) =>
  value == null ? null : withSign(value, formatNumber(Math.abs(value), language(), digits))

const percent = (value: number | null | undefined) =>
  value == null ? null : withSign(value, formatPercent(Math.abs(value), language()))

type Part = OverviewDocument['parts']['rankings'][CategoryGroup]

const groups: readonly CategoryGroup[] = ['FREE', 'PAID', 'GROSSING']
const [WIDTH, HEIGHT] = [160, 32]

/** The app's places in its categories' charts in the last 30 days: the last one, the best, and a line. */
export function rankingsHtml({ parts: { rankings } }: OverviewDocument, page: Page): Markup {
  const names: Record<CategoryGroup, string> = { FREE: t`Free`, PAID: t`Paid`, GROSSING: t`Grossing` }
  return section(
    t`Category ranking history`,
    undefined,
    groups.map(
      (group) =>
        html`<h3>${names[group]}</h3>
          ${groupHtml(rankings[group], page)}`,
    ),
  )
}

function groupHtml(part: Part, { market }: Page): Markup {
  if (!part) return notSaved()
  const { series, provenance } = part.data
  if (!series?.some(({ points }) => points.length > 0)) return html`<p>${noData()}</p>`
  return html`<table>
      <thead>
        <tr>
          <th scope="col">${t`Category`}</th>
          <th class="n" scope="col">${t`Last`}</th>
          <th class="n" scope="col">${t`Best`}</th>
          <th scope="col">${t`30 days`}</th>
        </tr>
      </thead>
      <tbody>
        ${series.map(seriesHtml)}
      </tbody>
    </table>
    <p class="soft">${[sourceLine(provenance, market), readOn(part.readAt)].filter(Boolean).join(' · ')}</p>`
}

function seriesHtml(series: CategoryRankingSeries): Markup {
  const ranks = series.points.flatMap(({ rank }) => rank ?? [])
  return html`<tr>
    <th scope="row">${chartName(series)}</th>
    <td class="n">${placeOf(series.points.at(-1))}</td>
    <td class="n">${ranks.length > 0 ? `#${Math.min(...ranks)}` : '–'}</td>
    <td>${ranks.length > 1 && line(series.points)}</td>
  </tr>`
}

function placeOf(point: CategoryRankingSeries['points'][number] | undefined): string {
  if (point && point.rank !== null) return `#${point.rank}`
  const depth = point?.depth
  return depth ? t`Not in the top ${depth}` : t`Not in this chart`
}

/** Up is better; a day out of the chart, or not read, is a gap. */
function line(points: CategoryRankingSeries['points']): Markup {
  const ranks = points.flatMap(({ rank }) => rank ?? [])
  const [best, worst] = [Math.min(...ranks), Math.max(...ranks)]
  const days = points.map(({ date }) => Date.parse(date))
  const first = days[0] ?? 0
  const length = Math.max(1, (days.at(-1) ?? 0) - first)
  let pen = 'M'
  const path = points.map(({ rank }, index) => {
    if (rank === null) {
      pen = 'M'
      return ''
    }
    const x = (((days[index] ?? first) - first) / length) * WIDTH
    const y = ((rank - best) / Math.max(1, worst - best)) * HEIGHT
    const step = `${pen}${x.toFixed(1)} ${y.toFixed(1)}`
    pen = 'L'
    return step
  })
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><path d="${path.join('')}" /></svg>`
}
