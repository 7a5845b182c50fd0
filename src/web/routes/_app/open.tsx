import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { putOpenedChanges } from '#web/features/device/index.ts'
import { holdsChanges } from '#web/offline/outbox/holds-changes.ts'
import { useMay } from '#web/session/hooks.ts'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

const loadDumpImport = () => import('#web/features/administration/store-data/dump-import.ts')

/** The manifest's file handlers: files that the system opens with the installed app arrive here. */
export const Route = createFileRoute('/_app/open')({
  component: OpenPage,
  staticData: { page: { title: msg`On this device`, selects: null, help: 'offline' } },
})

/** Browsers that open files with an installed app have one; TypeScript does not know it yet. */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void) => void
}

/** Takes the files with which the system has opened the app (`file_handlers` of the manifest), now and later. */
function takeLaunchedFiles(take: (files: File[]) => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) void Promise.all(files.map((file) => file.getFile())).then(take)
  })
}

/** Leads files that the system has opened with the app to where they are taken in: exported changes, or dumps for staff. */
function OpenPage() {
  const navigate = useNavigate()
  const mayImport = useMay('admin/manage')
  const [isUnknown, setUnknown] = useState(false)
  useEffect(() => {
    const lead = async (files: File[]) => {
      const changes = files.length === 1 && (await holdsChanges(files[0]!)) ? files[0]! : null
      if (changes) {
        putOpenedChanges(changes)
        return navigate({ to: '/settings/offline', replace: true })
      }
      if (!mayImport) return setUnknown(true)
      const { chooseDumps } = await loadDumpImport()
      chooseDumps(files)
      return navigate({ to: '/pages/administration', search: { part: 'store-data' }, replace: true })
    }
    takeLaunchedFiles((files) => void lead(files).catch(() => setUnknown(true)))
  }, [navigate, mayImport])
  return (
    <EmptyState
      title={isUnknown ? <Trans>Storeglass can't open this file</Trans> : <Trans>No file opened</Trans>}
      action={
        <ButtonLink to="/settings/offline" variant="filled">
          <Trans>On this device</Trans>
        </ButtonLink>
      }
    >
      <Trans>Storeglass opens exported pending changes ("storeglass-changes.json").</Trans>
    </EmptyState>
  )
}
