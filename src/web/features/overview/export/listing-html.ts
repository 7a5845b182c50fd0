import { t } from '@lingui/core/macro'
import { countCharacters } from '#aso/characters.ts'
import { scorePercent } from '#aso/score/score-level.ts'
import { storeUrl } from '#aso/store-url.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import { textLimits } from '#contract/protocol/limits.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { formatDay, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { formatSize } from '#web/i18n/size.ts'
import { languageName, pointsText, costOf, scorePartName, textFields, partName } from '../listing-facts.ts'
import {
  html,
  type Markup,
  noData,
  notSaved,
  rows,
  section,
  type Page,
  picture,
  readOn,
  sourceLine,
} from './html-parts.ts'
import type { OverviewDocument } from './overview-document.ts'

/** Past versions listed at most. */
const VERSIONS = 10

/** OV-042: what the store says of the app besides its texts. */
export function detailsHtml(details: AppDetails, { lang }: Page): Markup {
  const dated = (at: string | null) => at && formatDay(dayOf(at), language())
  const values: [string, string | null | undefined][] = [
    [t`Category`, details.categories.map(({ displayName }) => categoryName(displayName)).join(', ')],
    [t`Devices`, details.devices?.join(', ') ?? details.deviceCount?.toString()],
    [t`Size`, details.sizeBytes === null ? null : formatSize(details.sizeBytes, language())],
    [
      t`Languages`,
      details.languages?.map((one) => languageName(one, language())).join(', ') ?? details.languageCount?.toString(),
    ],
    [t`Website`, details.websiteUrl],
    [t`Support`, details.supportUrl],
    [t`Release date`, dated(details.releaseDate)],
    [t`Last release`, [dated(details.lastReleaseDate), details.version].filter(Boolean).join(', ')],
  ]
  const purchases = details.price.inAppPurchases
  return section(t`App details`, undefined, [
    rows(values.map(([label, value]) => [label, value || noData()])),
    ...(purchases?.length
      ? [
          html`<h3>${t`In-app purchases`}</h3>
            <ul lang="${lang}">
              ${purchases.map(
                ({ name, recurringPeriodLabel, price }) =>
                  html`<li>${[name, recurringPeriodLabel, price].filter(Boolean).join(', ')}</li>`,
              )}
            </ul>`,
        ]
      : []),
  ])
}

/** OV-043: the newest versions with their notes. */
export function versionsHtml({ parts: { versions } }: OverviewDocument, { lang }: Page): Markup {
  const title = t`Version history`
  if (!versions) return section(title, undefined, notSaved())
  const all = versions.data.versions
  if (!all?.length) return section(title, versions.readAt, html`<p>${t`No version history found`}</p>`)
  return section(
    title,
    versions.readAt,
    all.slice(0, VERSIONS).map(
      ({ version, releasedAt, releaseNotes }) =>
        html`<article>
          <h3>${[version, releasedAt && formatDay(dayOf(releasedAt), language())].filter(Boolean).join(', ')}</h3>
          <p class="text" lang="${lang}">${releaseNotes || noData()}</p>
        </article>`,
    ),
  )
}

/** The apps it is compared with. */
export function competitorsHtml({ parts: { competitors } }: OverviewDocument): Markup {
  const names = competitors?.data.content.map(({ name }) => name) ?? []
  return section(
    t`Competitors`,
    competitors?.readAt,
    competitors ? html`<p>${names.join(', ') || t`No competitors yet`}</p>` : notSaved(),
  )
}

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

/** Keywords listed at most. */
const KEYWORDS = 30

/** The listing's texts, each with the room it uses, and the words of its description. */
export function textsHtml(details: AppDetails, page: Page): Markup[] {
  const short = textFields[details.store].map(
    ({ part, limit }) => [partName(part, details.store), textHtml(details[part], limit, page)] as const,
  )
  const densities = details.keywordDensities?.slice(0, KEYWORDS) ?? []
  return [
    section(t`Metadata`, undefined, rows(short)),
    section(t`Description`, undefined, textHtml(details.description, textLimits.description, page)),
    ...(densities.length === 0 ? [] : [section(t`Keyword density`, undefined, densityTable(densities, page))]),
  ]
}

function textHtml(text: string | null, limit: number, { lang }: Page): Markup {
  const count = formatNumber(countCharacters(text ?? ''), language())
  const room = formatNumber(limit, language())
  return html`${text ? html`<p class="text" lang="${lang}">${text}</p>` : noData()}
    <small>${t`${count} of ${room} characters`}</small>`
}

const densityTable = (densities: NonNullable<AppDetails['keywordDensities']>, { lang }: Page): Markup =>
  html`<table>
    <thead>
      <tr>
        <th scope="col">${t`Keyword`}</th>
        <th class="n" scope="col">${t`Count`}</th>
        <th class="n" scope="col">${t`Density`}</th>
      </tr>
    </thead>
    <tbody>
      ${densities.map(
        ({ value, count, density }) =>
          html`<tr>
            <th scope="row" lang="${lang}">${value}</th>
            <td class="n">${formatNumber(count, language())}</td>
            <td class="n">${formatPercent(density, language())}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
