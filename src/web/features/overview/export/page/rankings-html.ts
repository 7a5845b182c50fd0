import { t } from '@lingui/core/macro'
import type { CategoryGroup, CategoryRankingSeries } from '#contract/overview/sections.ts'
import { chartName } from '../../rankings/ranking-series.ts'
import { html, type Markup } from '../markup.ts'
import type { OverviewDocument } from '../overview-document.ts'
import { noData, notSaved, readOn, section, sourceLine, type Page } from './part-html.ts'

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
  const last = series.points.at(-1)?.rank
  return html`<tr>
    <th scope="row">${chartName(series)}</th>
    <td class="n">${typeof last === 'number' ? `#${last}` : t`Not in the top 200`}</td>
    <td class="n">${ranks.length > 0 ? `#${Math.min(...ranks)}` : '–'}</td>
    <td>${ranks.length > 1 && line(series.points)}</td>
  </tr>`
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
