import { t } from '@lingui/core/macro'
import { exportKeywords } from '#contract/keywords/tracked.ts'
import { call } from '#web/api/call.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { notify, dismiss } from '#web/ui/feedback/notify.ts'
import { saveFile } from '#web/ui/files/save-file.ts'

/** KEY-025, KEY-028: has the server write the file; a message stands while it does, and says where it holds only the first. */
export async function exportFromServer(app: Pick<AppInCountry, 'project' | 'locale'>, name: string): Promise<void> {
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
