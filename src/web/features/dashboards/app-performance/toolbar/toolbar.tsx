import { Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { OWN_PERIODS, OwnSource, type OwnPerformance } from '#contract/connections/own-performance.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { Freshness } from '#web/ui/freshness/freshness.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { consoleName, dayAndMonth, sourceName } from '../figures/names.ts'
import type { PeriodDays } from '../figures/periods.ts'
import { ExportMenu } from './export-menu.tsx'
import classes from './toolbar.module.css'

interface Props {
  app: AppInCountry
  /** Of the chosen country. */
  shown: ReadResult<OwnPerformance>
  /** What is known at all: of that country, else of all. */
  known: OwnPerformance | undefined
  period: PeriodDays
  onPeriod: (period: PeriodDays) => void
  source: OwnSource | null
  onSource: (source: OwnSource | null) => void
  /** null: all of them. */
  country: string | null
  onCountry: (country: string | null) => void
}

const ALL = 'all'

/** What is shown, until which day the store has told, and the files of it. */
export function Toolbar({ app, shown, known, period, onPeriod, source, onSource, country, onCountry }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const offline = useConnectivity() === 'offline'
  const { store } = app
  const told = new Set(known?.days.map((one) => one.source))
  const sources = OwnSource.options.filter((one) => told.has(one) || one === source)
  const countries = new Set([...(known?.countries.map((one) => one.country) ?? []), ...(country ? [country] : [])])
  const named = [...countries]
    .map((code) => ({ value: code, label: countryName(code, language()) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language()))
  const periods = OWN_PERIODS.map((days) => ({ value: days, label: plural(days, { one: '# day', other: '# days' }) }))
  const lastDay = known?.lastDay
  const name = consoleName(store)
  const day = lastDay ? dayAndMonth(lastDay) : ''
  const { updatedAt, isRefreshing, error, refresh } = shown
  return (
    <div className={classes.bar}>
      {phone ? (
        <FilterSelect
          label={t`Period`}
          value={String(period)}
          onChange={(next) => onPeriod(OWN_PERIODS.find((days) => String(days) === next) ?? period)}
          options={periods.map(({ value, label }) => ({ value: String(value), label }))}
        />
      ) : (
        <Segmented label={t`Period`} size="medium" value={period} onChange={onPeriod} options={periods} />
      )}
      {sources.length > 0 && (
        <FilterSelect
          label={t`Source`}
          value={source ?? ALL}
          isSet={source !== null}
          onChange={(next) => onSource(next === ALL ? null : next)}
          options={[
            { value: ALL, label: t`All sources` },
            ...sources.map((value) => ({ value, label: sourceName(value, store) })),
          ]}
        />
      )}
      {countries.size > 0 && (
        <FilterSelect
          label={t`Country`}
          value={country ?? ALL}
          isSet={country !== null}
          onChange={(next) => onCountry(next === ALL ? null : next)}
          options={[{ value: ALL, label: t`All countries` }, ...named]}
        />
      )}
      <div className={classes.end}>
        <span className={classes.age}>
          {error && !offline && shown.data && (
            <span role="status">
              <Trans>Couldn't refresh.</Trans>{' '}
              <TextButton onClick={refresh}>
                <Trans>Try again</Trans>
              </TextButton>
            </span>
          )}
          {updatedAt !== null && <Freshness at={updatedAt} busy={isRefreshing && !offline} compact={!offline} />}
          {lastDay && (
            <span>
              {phone ? (
                <Trans>Up to {day}</Trans>
              ) : (
                <Trans>
                  {name}, up to {day}
                </Trans>
              )}
            </span>
          )}
        </span>
        {shown.data?.lastDay && <ExportMenu app={app} own={shown.data} period={period} country={country} />}
      </div>
    </div>
  )
}
