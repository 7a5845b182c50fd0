import { t } from '@lingui/core/macro'
import { countCharacters } from '#aso/characters.ts'
import { textLimits } from '#contract/protocol/limits.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import { formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { textFields, partName } from '../../listing-facts.ts'
import { html, type Markup } from '../markup.ts'
import { noData, rows, section, type Page } from './part-html.ts'

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
