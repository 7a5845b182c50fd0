import { useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { MenuEntries } from './menu-entries.tsx'
import type { MenuEntry } from './menu-entry.ts'
import { close, follow, open, openAtFirst } from './menu-tree.ts'
import { MenuFrameProvider } from './menu-context.ts'
import { useMenu } from './use-menu.ts'
import classes from './menu-list.module.css'

interface Props {
  collapsed?: boolean
  /** An entry was followed, also the one of this page. */
  onNavigate?: () => void
}

/** The entries of the main menu; only icons while the menu is collapsed. */
export function MenuList(props: Props) {
  const identity = useIdentity()
  return identity && <Menu {...props} identity={identity} />
}

function Menu({ identity, collapsed = false, onNavigate }: Props & { identity: Identity }) {
  const { t, i18n } = useLingui()
  const { sections, plan, legacy } = useMenu(identity)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const openGroups = useOpenGroups(
    sections.flatMap(({ entries }) => entries),
    path,
  )
  const nav = useRef<HTMLElement>(null)
  useActiveInView(nav)
  const groups = collapsed ? ('right' as const) : ('inline' as const)
  return (
    <MenuFrameProvider value={{ identity, plan, legacy, groups, iconsOnly: collapsed, ...openGroups, onNavigate }}>
      <nav ref={nav} className={classes.menu} aria-label={t`Main menu`} data-collapsed={collapsed || undefined}>
        {sections.map(({ id, title, entries }) => (
          <div key={id}>
            {title && !collapsed && (
              <Text component="h2" px={8} pt={18} pb={6} size="xs" fw={540} c="var(--sg-text-3)">
                {i18n._(title)}
              </Text>
            )}
            <MenuEntries entries={entries} />
          </div>
        ))}
      </nav>
    </MenuFrameProvider>
  )
}

/** The menu's open groups; navigating to a page opens the group it is in. */
function useOpenGroups(entries: readonly MenuEntry[], path: string) {
  const [state, setState] = useState(() => ({ path, opened: openAtFirst(entries, path) }))
  if (state.path !== path) setState({ path, opened: follow(entries, path, state.opened) })
  const { opened } = state
  // Without the path of now: another page does not draw the menu anew.
  const toggle = (id: string) =>
    setState((now) => {
      const next = now.opened.has(id) ? close(now.opened, id) : open(entries, now.path, now.opened, id)
      return { path: now.path, opened: next }
    })
  return { isOpen: (id: string) => opened.has(id), toggle }
}

/** MENU-037: a menu higher than the window scrolls to the entry of the page that has come. */
function useActiveInView(nav: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    const show = () => {
      const active = nav.current?.querySelector('[aria-current=page]')
      if (active && nav.current) scrollToNearest(nav.current, active)
    }
    // Measuring lays the page out: not in the middle of drawing it.
    const showSoon = () => whenIdle(show, { latestMs: 1000 })
    showSoon()
    return router.subscribe('onRendered', showSoon)
  }, [router, nav])
}

/** As `scrollIntoView`, which would also let the Tab key go on from there. */
function scrollToNearest(list: Element, entry: Element): void {
  const view = list.getBoundingClientRect()
  const { top, bottom } = entry.getBoundingClientRect()
  list.scrollTop += Math.min(0, top - view.top) + Math.max(0, bottom - view.bottom)
}
