import { IconDownload } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OwnPerformance } from '#contract/connections/own-performance.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { measureName, sourceName } from '../figures/names.ts'
import { countriesCsv, daysCsv, type FileWords } from '../figures/own-files.ts'
import type { PeriodDays } from '../figures/periods.ts'
import classes from './toolbar.module.css'

interface Props {
  app: AppInCountry
  own: OwnPerformance
  period: PeriodDays
  country: string | null
}

/** The figures as files, made on the device: also offline. */
export function ExportMenu({ app, own, period, country }: Props) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const title = t`Export`
  const { store } = app
  const save = (what: string, csv: string) => {
    setOpened(false)
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
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      align="right"
      width={280}
      trigger={
        <IconButton label={title} size={36} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <IconDownload size={18} stroke={1.7} aria-hidden />
        </IconButton>
      }
    >
      <section className={classes.menu} aria-label={title}>
        <Button
          wide
          onClick={() =>
            save(
              `sources-${country ?? 'all'}`,
              daysCsv(own.days, words(), (one) => sourceName(one, store)),
            )
          }
        >
          <Trans>Days by source as CSV</Trans>
        </Button>
        <Button wide onClick={() => save(`countries-${period}-days`, countriesCsv(own.countries, period, words()))}>
          <Trans>Countries as CSV</Trans>
        </Button>
        <p className={classes.note}>
          <Trans>All days on this device, 180 at most. What the store does not tell stays empty.</Trans>
        </p>
      </section>
    </Popover>
  )
}
