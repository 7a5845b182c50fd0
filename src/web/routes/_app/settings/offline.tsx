import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useIdentity } from '#web/data/session.ts'
import { AddChanges } from '#web/features/device/add-changes.tsx'
import { DevicePage } from '#web/features/device/device-page.tsx'
import { loadAccountTexts, loadPageTexts } from '#web/i18n/language.ts'
import { later } from '#web/ui/later.tsx'

const ChangesFile = later(async () => {
  const dialog = import('#web/features/account/changes-file/changes-file-dialog.tsx')
  await loadAccountTexts()
  return dialog
})

export const Route = createFileRoute('/_app/settings/offline')({
  loader: loadPageTexts,
  component: Page,
  staticData: { page: { title: msg`On this device`, selects: null, help: 'offline', video: 'offline' } },
})

function Page() {
  const identity = useIdentity()
  return identity && <DevicePage identity={identity} addChanges={<AddChanges ChangesFile={ChangesFile} />} />
}
