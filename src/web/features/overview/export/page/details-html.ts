import { t } from '@lingui/core/macro'
import type { AppDetails } from '#contract/overview/overview.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { formatSize } from '#web/i18n/size.ts'
import { languageName } from '../../listing-facts.ts'
import { html, type Markup } from '../markup.ts'
import type { OverviewDocument } from '../overview-document.ts'
import { noData, notSaved, rows, section, type Page } from './part-html.ts'

/** Past versions listed at most. */
const VERSIONS = 10

/** OV-042: what the store says of the app besides its texts. */
export function detailsHtml(details: AppDetails, { lang }: Page): Markup {
  const dated = (day: string | null) => day && formatDate(day, language())
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
          <h3>${[version, releasedAt && formatDate(releasedAt, language())].filter(Boolean).join(', ')}</h3>
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
