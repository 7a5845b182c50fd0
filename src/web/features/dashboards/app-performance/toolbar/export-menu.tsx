import { IconDownload } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Menu } from '@mantine/core'
import type { OwnPerformance } from '#contract/connections/own-performance.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { measureName, sourceName } from '../figures/names.ts'
import { countriesCsv, daysCsv, type FileWords } from '../figures/own-files.ts'
import type { PeriodDays } from '../figures/periods.ts'

interface Props {
  app: AppInCountry
  own: OwnPerformance
  period: PeriodDays
  country: string | null
}

/** The figures as files, made on the device: also offline. */
export function ExportMenu({ app, own, period, country }: Props) {
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
          <Trans>All days on this device, 180 at most. What the store does not tell stays empty.</Trans>
        </Menu.Label>
      </Menu.Dropdown>
    </Menu>
  )
}
