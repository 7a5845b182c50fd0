import { Trans, useLingui } from '@lingui/react/macro'
import { getAverageRating } from '#contract/overview/overview.ts'
import { countryCodeOf, type AppRef } from '#contract/store.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { CountryCell } from '#web/ui/display/country-cell.tsx'
import { PlainTable } from '#web/ui/data-table/plain-table.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import { Skeleton } from '@mantine/core'
import classes from './ratings.module.css'

interface Props {
  app: AppRef
  /** Locales of the tracked countries. */
  locales: readonly string[]
  /** The selected country's locale. */
  selected: string
}

/** The average in each tracked country. Each row loads on its own and selects its country. */
export function CountryRatings({ app, locales, selected }: Props) {
  const { t } = useLingui()
  return (
    <div className={classes.countries} role="region" aria-label={t`Average rating by country`} tabIndex={0}>
      <PlainTable caption={<Trans>Average rating by country</Trans>}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Country</Trans>
            </th>
            <th scope="col" data-align="right">
              <Trans>Average</Trans>
            </th>
            <th scope="col" data-align="right">
              <Trans>30 days</Trans>
            </th>
            <th scope="col" data-align="right">
              <Trans>Ratings</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {locales.map((locale) => (
            <CountryRow key={locale} app={app} locale={locale} isSelected={locale === selected} />
          ))}
        </tbody>
      </PlainTable>
    </div>
  )
}

function CountryRow({ app, locale, isSelected }: { app: AppRef; locale: string; isSelected: boolean }) {
  const select = useSelect()
  const { trackId, store } = app
  const result = useRead(read(getAverageRating, { query: { trackId, store, locale } }))
  const state = readState(result)
  const { avgRating = null, delta = null, ratingCount = null } = result.data ?? {}
  return (
    <tr data-selected={isSelected || undefined} aria-current={isSelected || undefined}>
      <td>
        <CountryCell code={countryCodeOf(locale)} name={countryNameOf(locale)} onChoose={() => select({ locale })} />
      </td>
      {state === 'ready' ? (
        <>
          <td data-align="right">{avgRating === null ? '–' : formatNumber(avgRating, language(), 2)}</td>
          <td data-align="right">
            {delta === null ? (
              '–'
            ) : (
              <Delta direction={Math.round(delta * 100)}>{formatNumber(Math.abs(delta), language(), 2)}</Delta>
            )}
          </td>
          <td data-align="right">{ratingCount === null ? '–' : formatNumber(ratingCount, language())}</td>
        </>
      ) : (
        <td colSpan={3} data-align="right" className={classes.absent}>
          {state === 'loading' ? (
            <Skeleton width={120} height={12} />
          ) : state === 'unsaved' ? (
            <Trans>Not saved on this device</Trans>
          ) : result.error?.code === 'APP_NOT_AVAILABLE' ? (
            <Trans>Not available in this country</Trans>
          ) : (
            <Trans>Couldn't load this</Trans>
          )}
        </td>
      )}
    </tr>
  )
}
