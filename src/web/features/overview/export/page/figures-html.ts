import { plural, t } from '@lingui/core/macro'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { formatMoney, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { html, type Markup } from '../markup.ts'
import type { OverviewDocument } from '../overview-document.ts'
import { noData, readOn, section, sourceLine, type Page } from './part-html.ts'

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
  const worldwide = t`Worldwide, last 30 days`
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
      scope: worldwide,
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
      scope: worldwide,
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

const sign = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '±')

const signed = (value: number | null | undefined, digits: number) =>
  value == null ? null : sign(value) + formatNumber(Math.abs(value), language(), digits)

const percent = (value: number | null | undefined) =>
  value == null ? null : sign(value) + formatPercent(Math.abs(value), language())
