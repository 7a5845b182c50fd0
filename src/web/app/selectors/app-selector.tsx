import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { AppOptions } from './app-options.tsx'
import { SelectorTrigger } from './selector-trigger.tsx'
import classes from './selectors.module.css'

const AddAppDialog = lazyWithRetry(() => import('#web/features/onboarding/add-app-dialog.tsx'))
const RemoveAppDialog = lazyWithRetry(() => import('./remove-app-dialog.tsx'))

interface Props {
  projects: readonly Project[]
  project: Project
}

/** Chooses the app that every page is about (BAR-006). */
export function AppSelector({ projects, project }: Props) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const listId = useId()
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Project | null>(null)
  return (
    <>
      <Popover
        className={classes.app}
        opened={opened}
        onClose={() => setOpened(false)}
        title={<Trans>App</Trans>}
        width={340}
        align="right"
        trigger={
          <SelectorTrigger
            label={t`App`}
            tour="app"
            icon={
              <>
                <AppIcon src={project.iconUrl} title={project.title} size={22} />
                <StoreMark store={project.store} />
              </>
            }
            opened={opened}
            listId={listId}
            onToggle={() => setOpened(!opened)}
          >
            {project.title}
          </SelectorTrigger>
        }
      >
        <AppOptions
          listId={listId}
          projects={projects}
          project={project}
          onDone={() => setOpened(false)}
          onAdd={() => {
            setOpened(false)
            setAdding(true)
          }}
          onRemove={(one) => {
            setOpened(false)
            setRemoving(one)
          }}
        />
      </Popover>
      {adding && <AddAppDialog onClose={() => setAdding(false)} />}
      {removing && <RemoveAppDialog project={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}
