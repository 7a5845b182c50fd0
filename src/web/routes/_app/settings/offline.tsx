import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useIdentity } from '#web/session/hooks.ts'
import { DevicePage } from '#web/features/device/index.ts'

export const Route = createFileRoute('/_app/settings/offline')({
  component: Page,
  staticData: { page: { title: msg`On this device`, selects: null, help: 'offline', video: 'offline' } },
})

function Page() {
  const identity = useIdentity()
  return identity && <DevicePage identity={identity} />
}
