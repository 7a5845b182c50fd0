import { t } from '@lingui/core/macro'
import { scorePercent } from '#aso/score/score-level.ts'
import { storeUrl } from '#aso/store-url.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { scorePartName, pointsText, costOf } from '../../listing-facts.ts'
import { html, type Markup } from '../markup.ts'
import type { OverviewDocument } from '../overview-document.ts'
import { noData, picture, readOn, section, sourceLine, type Page } from './part-html.ts'

/** Which app this is, in which store and country. */
export function headHtml({ app, locale, parts }: OverviewDocument, page: Page): Markup {
  const details = parts.details?.data
  const cost = details && costOf(details.price)
  const facts = [
    app.developerName,
    details?.categories[0] && categoryName(details.categories[0].displayName),
    cost && (cost.kind === 'free' ? t`Free` : cost.text),
    app.store === 'APP_STORE' ? t`App Store` : t`Google Play`,
    countryNameOf(locale),
  ].filter(Boolean)
  return html`<header>
      ${details?.images.icons[0] && picture(details.images.icons[0], '', page)}
      <div>
        <h1 lang="${page.lang}">${app.title}</h1>
        <p>${facts.join(' · ')}</p>
        <p class="soft">${details?.storeUrl ?? storeUrl({ ...app, locale })}</p>
      </div>
    </header>
    ${parts.details && html`<p class="soft">${readOn(parts.details.readAt)}</p>`}`
}

/** The score with the points of its parts; nothing for competitors. */
export function scoreHtml({ app, parts }: OverviewDocument, page: Page): Markup | null {
  if (!parts.score) return null
  const { readAt, data } = parts.score
  const { score, components, provenance } = data
  const title = t`ASO score`
  if (score === null) return section(title, readAt, noData())
  return section(title, readAt, [
    html`<p><b>${t`${scorePercent(score)} of 100`}</b></p>`,
    html`<table>
      <tbody>
        ${components.map(
          ({ id, points, maxPoints }) =>
            html`<tr>
              <th scope="row">${scorePartName(id, app.store)}</th>
              <td class="n">${pointsText(points)} / ${pointsText(maxPoints)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`,
    html`<p class="soft">${sourceLine(provenance, page.market)}</p>`,
  ])
}
