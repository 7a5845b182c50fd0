import { useLingui } from '@lingui/react/macro'
import { Drawer } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useFocusBack } from '#web/ui/overlays/use-focus-back.ts'
import { usePageLock } from '#web/ui/overlays/use-page-lock.ts'
import { BrandLink } from './wide-menus.tsx'
import { InstallRow } from './install-row.tsx'
import { MenuList } from './menu-list.tsx'
import classes from './menu-drawer.module.css'

interface Props {
  opened: boolean
  onClose: () => void
}

/** The main menu below 1200 px: off-canvas from the left, closed by navigation (MENU-035, MENU-036). */
export default function MenuDrawer({ opened, onClose }: Props) {
  const { t } = useLingui()
  useFocusBack()
  usePageLock(opened, 'right')
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
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>
            <BrandLink onNavigate={onClose} />
          </Drawer.Title>
          <IconButton label={t`Close`} size={36} onClick={onClose}>
            <IconX size={19} stroke={1.7} />
          </IconButton>
        </Drawer.Header>
        <Drawer.Body>
          <MenuList onNavigate={onClose} />
          <InstallRow />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
