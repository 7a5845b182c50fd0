import { Trans } from '@lingui/react/macro'
import type { StorefrontPerformance } from '#contract/overview/history.ts'
import { countryCodeOf } from '#contract/store.ts'
import { countryName, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { CountryCell } from '#web/ui/tables/country-cell.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import { figureName, figureText, type PerformanceFigure } from './figure.ts'

interface Props {
  figure: PerformanceFigure
  storefronts: readonly StorefrontPerformance[]
  /** ISO 4217 code; null: no revenue is known. */
  currency: string | null
  /** Locales of the tracked countries. */
  tracked: readonly string[]
  /** Code of the selected country. */
  selected: string
}

/** One row a country, the most first; a tracked one can be chosen. */
export function StorefrontsTable({ figure, storefronts, currency, tracked, selected }: Props) {
  const select = useSelect()
  const name = figureName(figure)
  const rows = storefronts
    .map((one) => ({ country: one.country, ...figureOf(one, figure) }))
    .toSorted((a, b) => (b.value ?? -1) - (a.value ?? -1))
  return (
    <DataTable caption={<Trans>{name} by country</Trans>}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Country</Trans>
          </th>
          <th scope="col" data-align="right">
            {name}
          </th>
          <th scope="col" data-align="right">
            <Trans>Change</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ country, value, delta }) => {
          const isSelected = country === selected
          const locale = tracked.find((one) => countryCodeOf(one) === country)
          return (
            <tr key={country} data-selected={isSelected || undefined} aria-current={isSelected || undefined}>
              <td>
                <CountryCell
                  code={country}
                  name={countryName(country, language())}
                  onChoose={locale === undefined ? null : () => select({ locale })}
                />
              </td>
              <td data-align="right">{value === null ? '–' : figureText(figure, value, currency)}</td>
              <td data-align="right">
                {delta === null ? '–' : <Delta direction={delta}>{formatPercent(Math.abs(delta), language())}</Delta>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </DataTable>
  )
}

const figureOf = (one: StorefrontPerformance, figure: PerformanceFigure) =>
  figure === 'downloads'
    ? { value: one.downloadsLast30Days, delta: one.downloadsLast30DaysDelta }
    : { value: one.revenueLast30Days, delta: one.revenueLast30DaysDelta }
