import { useLingui } from '@lingui/react/macro'
import { Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLock } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useId } from 'react'
import { needsUpgrade } from '../access/access.ts'
import { LockFlyout } from './lock-flyout.tsx'
import { Flyout } from './flyout.tsx'
import { ItemLink } from './item-link.tsx'
import { isGroup, type MenuEntry, type MenuGroup, type MenuItem } from './menu-entry.ts'
import { MenuFrameProvider, useMenuFrame } from './menu-context.ts'
import { holds } from './menu-tree.ts'
import { useFlyout } from './use-flyout.ts'
import classes from './menu-list.module.css'

/** The entries of a section or group. */
export function MenuEntries({ entries, id }: { entries: readonly MenuEntry[]; id?: string }) {
  return (
    <ul id={id}>
      {entries.map((entry) =>
        isGroup(entry) ? <Group key={entry.id} group={entry} /> : <Item key={entry.id} item={entry} />,
      )}
    </ul>
  )
}

function Item({ item }: { item: MenuItem }) {
  const { plan, identity, iconsOnly } = useMenuFrame()
  if (!iconsOnly && item.to && needsUpgrade(plan, item, identity)) return <LockedItem item={item} />
  return (
    <li>
      <ItemLink item={item} />
    </li>
  )
}

/** MENU-023, MENU-024: the page is there and says what it would hold; the lock says it beside the menu. */
function LockedItem({ item }: { item: MenuItem }) {
  const { t, i18n } = useLingui()
  const { opened, close, root, button } = useFlyout<HTMLLIElement>()
  const label = i18n._(item.label)
  return (
    <li {...root} className={classes.locked}>
      <ItemLink item={item} />
      <UnstyledButton
        {...button}
        className={classes.lock}
        aria-haspopup="dialog"
        aria-label={t`${label}: what the plan adds`}
      >
        <IconLock size={15} stroke={1.7} aria-hidden />
      </UnstyledButton>
      {opened && <LockFlyout label={label} topic={item.popover} onClose={close} takesFocus={opened === 'keys'} />}
    </li>
  )
}

function Group({ group }: { group: MenuGroup }) {
  const { groups } = useMenuFrame()
  return groups === 'inline' ? <InlineGroup group={group} /> : <FlyoutGroup group={group} side={groups} />
}

/** Unfolds below its own row. */
function InlineGroup({ group }: { group: MenuGroup }) {
  const { isOpen, toggle } = useMenuFrame()
  const id = useId()
  const expanded = isOpen(group.id)
  return (
    <li>
      <UnstyledButton
        className={classes.item}
        aria-expanded={expanded}
        aria-controls={expanded ? id : undefined}
        onClick={() => toggle(group.id)}
      >
        <GroupRow group={group} />
      </UnstyledButton>
      {expanded && (
        <div className={classes.children} data-bare={!group.icon || undefined}>
          <MenuEntries entries={group.children} id={id} />
        </div>
      )}
    </li>
  )
}

/** Opens beside or below its row, by hover, press or arrow keys. */
function FlyoutGroup({ group, side }: { group: MenuGroup; side: 'right' | 'below' }) {
  const { i18n } = useLingui()
  const frame = useMenuFrame()
  const holdsPage = useRouterState({ select: ({ location }) => holds(group, location.pathname) })
  const { opened, close, root, button } = useFlyout<HTMLLIElement>()
  const label = i18n._(group.label)
  const onNavigate = () => {
    close()
    frame.onNavigate?.()
  }
  return (
    <li {...root}>
      <UnstyledButton
        {...button}
        className={classes.item}
        aria-label={frame.iconsOnly ? label : undefined}
        data-holds={holdsPage || undefined}
        data-side={side}
      >
        <GroupRow group={group} />
      </UnstyledButton>
      {opened && (
        <Flyout side={side} label={label} onClose={close} takesFocus={opened === 'keys'}>
          {frame.iconsOnly && (
            <Text px={9} py={6} size="xs" fw={540} c="var(--sg-text-3)">
              {label}
            </Text>
          )}
          <MenuFrameProvider value={{ ...frame, groups: 'right', iconsOnly: false, onNavigate }}>
            <MenuEntries entries={group.children} />
          </MenuFrameProvider>
        </Flyout>
      )}
    </li>
  )
}

function GroupRow({ group: { icon: Icon, label } }: { group: MenuGroup }) {
  const { i18n } = useLingui()
  const { iconsOnly } = useMenuFrame()
  return (
    <>
      {Icon && <Icon size={iconsOnly ? 20 : 18} stroke={1.7} aria-hidden />}
      {!iconsOnly && <span className={classes.label}>{i18n._(label)}</span>}
      {!iconsOnly && <IconChevronDown className={classes.chevron} size={16} stroke={1.7} aria-hidden />}
    </>
  )
}
