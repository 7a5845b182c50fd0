import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Anchor, Group, Menu, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { OWN_PERIODS, OwnSource, type OwnPerformance } from '#contract/connections/own-performance.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { consoleName, dayAndMonth, sourceName, measureName } from './figure-texts.tsx'
import { type PeriodDays, countriesCsv, daysCsv, type FileWords } from './performance-figures.ts'
import classes from './app-performance.module.css'

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

/** What is shown, until which day the store has reported, and the files of it. */
export function Toolbar({ app, shown, known, period, onPeriod, source, onSource, country, onCountry }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const offline = useConnectivity() === 'offline'
  const { store } = app
  const reported = new Set(known?.days.map((one) => one.source))
  const sources = OwnSource.options.filter((one) => reported.has(one) || one === source)
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
    <Group gap="xs" className={classes.bar}>
      {phone ? (
        <FilterSelect
          label={t`Period`}
          value={String(period)}
          onChange={(next) => onPeriod(OWN_PERIODS.find((days) => String(days) === next) ?? period)}
          options={periods.map(({ value, label }) => ({ value: String(value), label }))}
        />
      ) : (
        <SegmentedControl aria-label={t`Period`} size="sm" value={period} onChange={onPeriod} data={[...periods]} />
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
      <Group gap="xs" wrap="nowrap" ml="auto">
        <Group
          component="span"
          gap="2px 6px"
          justify="flex-end"
          c="dimmed"
          fz={phone ? 'sm' : 'xs'}
          lh={phone ? 'sm' : 'xs'}
        >
          {error && !offline && shown.data && (
            <span role="status">
              <Trans>Couldn't refresh.</Trans>{' '}
              <Anchor component="button" type="button" variant="action" onClick={refresh}>
                <Trans>Try again</Trans>
              </Anchor>
            </span>
          )}
          {updatedAt !== null && <Freshness at={updatedAt} busy={isRefreshing && !offline} compact={!offline} ofPage />}
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
        </Group>
        {shown.data?.lastDay && <ExportMenu app={app} own={shown.data} period={period} country={country} />}
      </Group>
    </Group>
  )
}

interface ExportMenuProps {
  app: AppInCountry
  own: OwnPerformance
  period: PeriodDays
  country: string | null
}

/** The figures as files, made on the device: also offline. */
function ExportMenu({ app, own, period, country }: ExportMenuProps) {
  const { t } = useLingui()
  const { store } = app
  const save = (what: string, csv: string) => {
    const name = [fileNameOf(app.title), what, own.lastDay].join('-')
    saveFile(csv, `${name}.csv`, 'text/csv;charset=utf-8')
  }
  const words = (): FileWords => ({
    day: t`Day`,
    source: t`Source`,
    country: t`Country`,
    impressions: measureName('impressions', store),
    pageViews: measureName('pageViews', store),
    installs: measureName('installs', store),
    before: (name) => t`${name}, days before`,
  })
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <ActionIcon aria-label={t`Export`} title={t`Export`} size={36}>
          <IconDownload size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          onClick={() =>
            save(
              `sources-${country ?? 'all'}`,
              daysCsv(own.days, words(), (one) => sourceName(one, store)),
            )
          }
        >
          <Trans>Days by source as CSV</Trans>
        </Menu.Item>
        <Menu.Item onClick={() => save(`countries-${period}-days`, countriesCsv(own.countries, period, words()))}>
          <Trans>Countries as CSV</Trans>
        </Menu.Item>
        <Menu.Label>
          <Trans>All days saved on this device, up to 180. What the store doesn't provide stays empty.</Trans>
        </Menu.Label>
      </Menu.Dropdown>
    </Menu>
  )
}
