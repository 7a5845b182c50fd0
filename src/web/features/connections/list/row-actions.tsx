import { Trans, useLingui } from '@lingui/react/macro'
import { IconDots, IconKey, IconPencil, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import type { Connection } from '#contract/connections/connection.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { checkAgain } from '../check-again.ts'
import menu from '../menu.module.css'
import type { Open } from '../place.ts'
import { mayChangeConnection, mayReplaceKey, type Rights } from '../rights.ts'

interface Props {
  connection: Connection
  rights: Rights
  onOpen: (open: Open) => void
}

/** What can be done with a connection without opening it first. */
export function RowActions({ connection, rights, onOpen }: Props) {
  const { id, name } = connection
  const isChangeable = mayChangeConnection(rights, connection)
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const act = (task: () => void) => () => {
    setOpened(false)
    task()
  }
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={name}
      width={220}
      align="right"
      trigger={
        <IconButton
          tooltip={false}
          label={t`More for ${name}`}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconDots size={18} stroke={1.7} aria-hidden />
        </IconButton>
      }
    >
      <ul className={menu.menu}>
        {isChangeable && (
          <li>
            <button type="button" onClick={act(() => onOpen({ what: 'connection', id }))}>
              <IconPencil size={17} stroke={1.7} aria-hidden />
              <Trans>Rename</Trans>
            </button>
          </li>
        )}
        <li>
          <button type="button" disabled={rights.isOffline} onClick={act(() => void checkAgain(id, t`Check failed`))}>
            <IconRefresh size={17} stroke={1.7} aria-hidden />
            <Trans>Check again</Trans>
          </button>
        </li>
        {mayReplaceKey(rights, connection) && (
          <li>
            <button type="button" disabled={rights.isOffline} onClick={act(() => onOpen({ what: 'key', id }))}>
              <IconKey size={17} stroke={1.7} aria-hidden />
              <Trans>Replace key</Trans>
            </button>
          </li>
        )}
        {isChangeable && (
          <li>
            <button
              type="button"
              data-bad
              disabled={rights.isOffline}
              onClick={act(() => onOpen({ what: 'revoke', id }))}
            >
              <IconPlugConnectedX size={17} stroke={1.7} aria-hidden />
              <Trans>Revoke</Trans>
            </button>
          </li>
        )}
      </ul>
    </Popover>
  )
}
