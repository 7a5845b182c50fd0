import { IconDownload } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import type { UtcDay } from '#contract/protocol/days.ts'
import { KEYWORD_EXPORT_MAX } from '#contract/protocol/limits.ts'
import type { Competitor } from '#contract/projects.ts'
import { countryCodeOf } from '#contract/store.ts'
import { periodOf, type Period } from '#aso/keywords/periods.ts'
import { exportKeywords } from '#contract/keywords/tracked.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { fileNameOf } from '#web/ui/files/file-name.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { call } from '#web/api/call.ts'
import { notify, dismiss } from '#web/ui/feedback/notify.ts'
import type { MonitorRow } from './monitor-rows.ts'
import { dailyRanksCsv, monitorCsv, monitorJson } from './monitor-file.ts'
import { Panel } from '../list/panel.tsx'

interface Props {
  app: AppInCountry
  /** As they are filtered and sorted. */
  rows: readonly MonitorRow[]
  competitors: readonly Competitor[]
  period: Period
  /** The days of the rows' ranks. */
  drawn: Period
  today: UtcDay
}

/** KEY-025: files of the list on the device, also offline, and of the first 10,000 keywords from the server. */
export function ExportMenu({ app, rows, competitors, period, drawn, today }: Props) {
  const { t, i18n } = useLingui()
  const [opened, setOpened] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const offline = useConnectivity() === 'offline'
  const title = t`Export`
  const most = formatNumber(KEYWORD_EXPORT_MAX, language())
  const close = () => setOpened(false)
  /** Each content has a name of its own, with the app, the country and the days. */
  const nameOf = (content: string, { from, to }: Period) =>
    `${fileNameOf(app.title)}-${countryCodeOf(app.locale)}-${content.replace('.', `-${from}-to-${to}.`)}`
  const save = (content: string, days: Period, name: string, type = 'text/csv;charset=utf-8') => {
    close()
    saveFile(content, nameOf(name, days), type)
  }
  return (
    <Popover
      opened={opened}
      onClose={close}
      title={title}
      align="right"
      width={300}
      trigger={
        <IconButton
          label={title}
          size={36}
          bordered
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconDownload size={17} stroke={1.7} aria-hidden />
        </IconButton>
      }
    >
      <Panel label={title}>
        <Button
          fullWidth
          disabled={rows.length === 0}
          onClick={() => save(monitorCsv({ app, rows, competitors, period }, i18n), drawn, 'keyword-list.csv')}
        >
          <Trans>This list as CSV</Trans>
        </Button>
        <Button
          fullWidth
          disabled={rows.length === 0}
          onClick={() => save(dailyRanksCsv(rows, drawn, i18n), drawn, 'daily-ranks.csv')}
        >
          <Trans>Daily ranks as CSV</Trans>
        </Button>
        <Button
          fullWidth
          disabled={rows.length === 0}
          onClick={() =>
            save(monitorJson({ rows, competitors }, drawn), drawn, 'keyword-list.json', 'application/json')
          }
        >
          <Trans>This list as JSON</Trans>
        </Button>
        <Button
          fullWidth
          busy={isBusy}
          disabled={offline}
          onClick={() => {
            close()
            setBusy(true)
            void exportFromServer(app, nameOf('all-keywords.csv', periodOf('last-30-days', today))).finally(() =>
              setBusy(false),
            )
          }}
        >
          <Trans>All keywords as CSV</Trans>
        </Button>
        <Text size="xs" c="dimmed">
          {offline ? (
            <Trans>“All keywords as CSV” needs a connection.</Trans>
          ) : (
            <Trans>“All keywords as CSV” contains the first {most}, from the server.</Trans>
          )}
        </Text>
      </Panel>
    </Popover>
  )
}

/** KEY-025, KEY-028: lets the server write the file. A message shows the progress, and says if the file is cut off. */
async function exportFromServer(app: Pick<AppInCountry, 'project' | 'locale'>, name: string): Promise<void> {
  const working = notify({ title: t`Exporting keywords…`, stays: true })
  try {
    const { csv, rows, total } = await call(exportKeywords, {
      params: { projectId: app.project.projectId },
      query: { locale: app.locale },
    })
    saveFile(csv, name, 'text/csv;charset=utf-8')
    const most = formatNumber(rows, language())
    notify({
      kind: 'success',
      title: rows < total ? t`The file contains the first ${most} keywords` : t`Keywords exported`,
    })
  } catch {
    notify({
      kind: 'error',
      title: t`Couldn't export the keywords`,
      actions: [{ label: t`Try again`, onClick: () => void exportFromServer(app, name) }],
    })
  } finally {
    dismiss(working)
  }
}
