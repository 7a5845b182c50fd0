import { useLingui } from '@lingui/react/macro'
import { Box, Menu } from '@mantine/core'
import { IconSchool } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { tellChat } from '#web/data/third-parties/chat.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useLearning } from './use-learning.ts'

/** The button of the learning centre and the menu behind it (BAR-018). */
export function LearningCenter({ identity }: { identity: Identity }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      width={256}
      position="bottom-end"
      // The first entry takes the focus, or the menu where none has come yet.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <IconButton label={t`Learning center`} size={36}>
          <IconSchool size={19} stroke={1.6} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Entries identity={identity} />
      </Menu.Dropdown>
    </Menu>
  )
}

function Entries({ identity }: { identity: Identity }) {
  const { i18n } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const entries = useLearning(identity)
  const hasEntries = entries.length > 0
  // Their addresses may arrive after the menu has opened; until then the menu itself has the focus.
  useEffect(() => {
    if (hasEntries && document.activeElement === list.current?.closest('[role=menu]'))
      list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [hasEntries])
  return (
    <Box p={6} ref={list}>
      {entries.map(({ label, icon: Icon, to }) => {
        const icon = <Icon size={17} stroke={1.6} aria-hidden />
        return to === 'chat' ? (
          <Menu.Item key={label.id} leftSection={icon} onClick={() => tellChat({ do: 'open' })}>
            {i18n._(label)}
          </Menu.Item>
        ) : (
          <Menu.Item
            key={label.id}
            leftSection={icon}
            component="a"
            href={to.href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {i18n._(label)}
          </Menu.Item>
        )
      })}
    </Box>
  )
}
