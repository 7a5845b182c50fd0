import { Trans, useLingui } from '@lingui/react/macro'
import { IconDots, IconExternalLink, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { storeUrl } from '#aso/store-url.ts'
import type { Project } from '#contract/projects.ts'
import { mayChange } from '#web/session/may.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { storeName } from '#web/ui/display/store-name.ts'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { mayConnect, type Rights } from '../rights.ts'
import classes from '../menu.module.css'

interface Props {
  project: Project
  rights: Rights
  onAddConnection: () => void
  onRemove: () => void
}

/** What else can be done with an app. */
export function AppMenu({ project, rights, onAddConnection, onRemove }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const [opened, setOpened] = useState(false)
  const { title, store, trackId, countries } = project
  const [locale = 'en-US'] = countries
  const label = t`More for ${title}, ${storeName(store)}`
  const act = (task: () => void) => () => {
    setOpened(false)
    task()
  }
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      width={220}
      align="right"
      trigger={
        <IconButton tooltip={false} label={label} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <IconDots size={18} stroke={1.7} aria-hidden />
        </IconButton>
      }
    >
      <ul className={classes.menu}>
        {phone && mayConnect(rights, project) && (
          <li>
            <button type="button" disabled={rights.isOffline} onClick={act(onAddConnection)}>
              <IconPlus size={17} stroke={1.7} aria-hidden />
              <Trans>Add connection</Trans>
            </button>
          </li>
        )}
        <li>
          <a
            href={storeUrl({ store, trackId, locale })}
            target="_blank"
            rel="noopener noreferrer"
            onClick={act(() => {})}
          >
            <IconExternalLink size={17} stroke={1.7} aria-hidden />
            <Trans>Open in store</Trans>
          </a>
        </li>
        {rights.mayChangeApps && mayChange(project) && (
          <li>
            <button type="button" data-bad onClick={act(onRemove)}>
              <IconTrash size={17} stroke={1.7} aria-hidden />
              <Trans>Remove app</Trans>
            </button>
          </li>
        )}
      </ul>
    </Popover>
  )
}
