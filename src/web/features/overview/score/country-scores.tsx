import { Trans } from '@lingui/react/macro'
import { scorePercent } from '#aso/score/score-level.ts'
import { getAsoScore } from '#contract/overview/overview.ts'
import { countryCodeOf } from '#contract/store.ts'
import { read } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useReads } from '#web/data/queries/use-reads.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { CountryCell } from '#web/ui/tables/country-cell.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import classes from './score-page.module.css'

interface Props {
  projectId: string
  /** Locales of the tracked countries. */
  locales: readonly string[]
  /** The selected country's locale. */
  selected: string
}

/** The score in each tracked country; each row loads and fails by itself, and leads to its country. */
export function CountryScores({ projectId, locales, selected }: Props) {
  const select = useSelect()
  const results = useReads(locales.map((locale) => read(getAsoScore, { params: { projectId }, query: { locale } })))
  return (
    <DataTable caption={<Trans>ASO score by country</Trans>}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Country</Trans>
          </th>
          <th scope="col" data-align="right">
            <Trans>ASO score</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {locales.map((locale, index) => {
          const isSelected = locale === selected
          return (
            <tr key={locale} data-selected={isSelected || undefined} aria-current={isSelected || undefined}>
              <td>
                <CountryCell
                  code={countryCodeOf(locale)}
                  name={countryNameOf(locale)}
                  onChoose={() => select({ locale })}
                />
              </td>
              <td data-align="right">{results[index] && <Score result={results[index]} />}</td>
            </tr>
          )
        })}
      </tbody>
    </DataTable>
  )
}

function Score({ result }: { result: ReturnType<typeof useReads<typeof getAsoScore>>[number] }) {
  const state = readState(result)
  if (state === 'loading') return <Skeleton width={40} height={12} />
  if (state === 'unsaved')
    return (
      <span className={classes.absent}>
        <Trans>Not saved on this device</Trans>
      </span>
    )
  if (state === 'failed')
    return (
      <span className={classes.absent}>
        {result.error?.code === 'APP_NOT_AVAILABLE' ? (
          <Trans>Not available in this country</Trans>
        ) : (
          <Trans>Couldn't load this</Trans>
        )}
      </span>
    )
  const score = result.data?.score ?? null
  return score === null ? '–' : scorePercent(score)
}
