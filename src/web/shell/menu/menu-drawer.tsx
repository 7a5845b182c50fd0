import { useLingui } from '@lingui/react/macro'
import { Drawer } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { brand, Mark } from '#web/ui/mark.tsx'
import { InstallRow } from './install-row.tsx'
import classes from './menu-drawer.module.css'
import { MenuList } from './menu-list.tsx'

interface Props {
  opened: boolean
  onClose: () => void
}

/** The main menu below 1200 px: off-canvas from the left, closed by navigation (MENU-035, MENU-036). */
export default function MenuDrawer({ opened, onClose }: Props) {
  const { t } = useLingui()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const openedAt = useRef(path)
  useEffect(() => {
    if (openedAt.current === path) return
    openedAt.current = path
    onClose()
  }, [path, onClose])
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={312} position="left" classNames={classes}>
      <Drawer.Overlay />
      <Drawer.Content data-locks-page>
        <Drawer.Header>
          <Mark size={26} />
          <Drawer.Title>{brand}</Drawer.Title>
          <Drawer.CloseButton aria-label={t`Close`} />
        </Drawer.Header>
        <Drawer.Body>
          <MenuList onNavigate={onClose} />
          <InstallRow />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
