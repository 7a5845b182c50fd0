import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { useIdentity } from '#web/data/session.ts'
import { DevicePage } from '#web/features/device/device-page.tsx'
import { loadAccountTexts, loadPageTexts } from '#web/i18n/language.ts'
import { connectivity } from '#web/offline/connectivity.ts'
import { later } from '#web/ui/later.tsx'

// On the shelf, where there is room: who is offline may not have it.
const AddChanges = later(async () => {
  await loadAccountTexts()
  return import('#web/features/account/changes-file/add-changes.tsx')
})

export const Route = createFileRoute('/_app/settings/offline')({
  loader: loadPageTexts,
  component: Page,
  staticData: { page: { title: msg`On this device`, selects: null, help: 'offline', video: 'offline' } },
})

function Page() {
  const identity = useIdentity()
  const [isOnline] = useState(() => connectivity.get() === 'online')
  return identity && <DevicePage identity={identity} addChanges={isOnline && <AddChanges />} />
}
