import '@mantine/spotlight/styles.layer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { Project } from '#contract/projects.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { useFocusBack } from '#web/ui/overlays/use-focus-back.ts'
import { useCommands } from './palette-commands.ts'
import classes from './palette.module.css'

const AddAppDialog = lazyWithRetry(() => import('#web/features/onboarding/add-app-dialog.tsx'))
const LogOutDialog = lazyWithRetry(() => import('../account/log-out-dialog.tsx'))

interface Props {
  identity: Identity
  projects: readonly Project[]
  project: Project | null
  locale: string
  onChanges: () => void
  onClose: () => void
}

const [store, spotlight] = createSpotlight()

/** Finds pages, apps, countries and what can be done, by their names: Ctrl or Cmd and K from anywhere. */
export default function PaletteDialog({ onClose, ...props }: Props) {
  const { t } = useLingui()
  useFocusBack()
  const [next, setNext] = useState<'add' | 'leave' | null>(null)
  const commands = useCommands({ ...props, onAdd: () => setNext('add'), onLogOut: () => setNext('leave') })
  useEffect(() => {
    spotlight.open()
    return spotlight.close
  }, [])
  if (next === 'add') return <AddAppDialog onClose={onClose} />
  if (next === 'leave') return <LogOutDialog onStay={onClose} />
  return (
    <Spotlight
      store={store}
      shortcut={null}
      actions={commands}
      nothingFound={<Trans>Nothing found</Trans>}
      scrollable
      maxHeight={440}
      size={560}
      zIndex={200}
      overlayProps={{ className: classes.overlay ?? '' }}
      classNames={{
        content: classes.content ?? '',
        search: classes.search ?? '',
        actionsGroup: classes.group ?? '',
        action: classes.action ?? '',
        actionDescription: classes.description ?? '',
      }}
      attributes={{ content: { 'aria-label': t`Search and commands` } }}
      searchProps={{
        leftSection: <IconSearch size={18} stroke={1.7} aria-hidden />,
        placeholder: t`Search pages, apps, countries and commands`,
        'aria-label': t`Search pages, apps, countries and commands`,
      }}
      onSpotlightClose={onClose}
    />
  )
}
