import { Trans, useLingui } from '@lingui/react/macro'
import { Outlet } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { useDeviceStorage, useSelection, useAppUpdate } from '#web/offline/hooks.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { usePhone, useWide } from '#web/ui/hooks/media-queries.ts'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import { preload, whenIdle } from '#web/data/scheduling/when-idle.ts'
import { useFollowSelected } from '#web/apps/selected/use-follow-selected.ts'
import { useSelects } from '#web/apps/selected/use-selected.ts'
import { isSecureAddress } from '#web/offline/abilities/browser-abilities.ts'
import { useKeyDown } from '#web/ui/hooks/use-key-down.ts'
import { appUpdate } from '#web/offline/updates/app-update.ts'
import { dismiss, notify } from '#web/ui/feedback/notify.ts'
import { TopBar, HiddenBar } from './top-bar.tsx'
import { OfflineStrip } from '../connection/offline-strip.tsx'
import { Footer } from './footer.tsx'
import { BottomTabs } from '../menu/bottom-tabs.tsx'
import { HorizontalMenu, SideMenu } from '../menu/wide-menus.tsx'
import { LinkBar } from '../selected/link-bar.tsx'
import { StorageNotice, PlainHttpNotice } from '../connection/device-notices.tsx'
import { usePageTitle } from './page.ts'
import classes from './shell.module.css'

/** MENU-003, OP-26: how the user wants the frame around the pages. `looks`: what its styles go by. */
function useLayout() {
  const { menuLayout, menuHidden, menuCollapsed, navbar, footerHidden, content } = useSelection()
  const menu = menuHidden ? ('hidden' as const) : menuLayout
  const looks = {
    'data-menu': menu,
    'data-collapsed': menuCollapsed || undefined,
    'data-navbar': navbar,
    'data-footer': footerHidden ? 'hidden' : undefined,
    'data-content': content,
  }
  return { menu, navbar, looks }
}

const loadChanges = () => import('../connection/pending-changes.tsx')
const PendingChanges = lazyWithRetry(loadChanges)
const LateParts = lazyWithRetry(() => import('../boot/late-parts.tsx'))
const MenuDrawer = lazyWithRetry(() => import('../menu/menu-drawer.tsx'))
const loadUpkeep = () => import('../boot/device-upkeep.ts')
const loadPalette = () => import('../palette/palette-dialog.tsx')
const PaletteDialog = lazyWithRetry(loadPalette)

type Part = 'changes' | 'menu' | 'palette'

/** The frame around every page of a signed-in user. The window scrolls, its parts stick. */
export function Shell({ identity }: { identity: Identity }) {
  const { projects, project, locale, isViewed, missing } = useFollowSelected(identity)
  const layout = useLayout()
  const hasLinkBar = useSelects() !== null && (missing !== null || isViewed)
  const storage = useDeviceStorage()
  const [open, setOpen] = useState<{ part: Part; press: number } | null>(null)
  // Another press is another try, where the part could not be loaded.
  const show = (part: Part) => setOpen({ part, press: (open?.press ?? 0) + 1 })
  const close = () => setOpen(null)
  usePaletteKey(() => (open?.part === 'palette' ? close() : show('palette')))
  const isPhone = usePhone()
  const isWide = useWide()
  const [isPageReady, setPageReady] = useState(identity.impersonatorId !== undefined)
  const [since] = useState(() => performance.now())
  useTitle(usePageTitle())
  useUpdatePrompt()
  useEffect(() => {
    whenIdle(() => setPageReady(true), { afterRequests: true })
    whenIdle(() => preload(() => loadUpkeep().then((one) => one.startUpkeep())), { afterRequests: true })
  }, [])
  return (
    <div
      className={classes.shell}
      data-frame
      {...layout.looks}
      data-acting={identity.impersonatorId !== undefined || undefined}
    >
      <a className={classes.skip} href="#main">
        <Trans>Skip to content</Trans>
      </a>
      {isPageReady && <LateParts identity={identity} since={since} />}
      {layout.navbar === 'static' ? (
        <TopBar
          identity={identity}
          projects={projects.data ?? []}
          project={project}
          locale={locale}
          isMenuOpen={open?.part === 'menu'}
          onMenu={() => show('menu')}
          areChangesOpen={open?.part === 'changes'}
          onChanges={() => show('changes')}
          onSearch={() => show('palette')}
          onChangesNear={() => preload(loadChanges)}
          onSearchNear={() => preload(loadPalette)}
        />
      ) : (
        <HiddenBar isMenuOpen={open?.part === 'menu'} onMenu={() => show('menu')} />
      )}
      {isWide && layout.menu === 'vertical' && <SideMenu />}
      {isWide && layout.menu === 'horizontal' && <HorizontalMenu identity={identity} />}
      <div className={classes.body} data-frame>
        {storage !== 'ok' && <StorageNotice />}
        {!isSecureAddress() && <PlainHttpNotice />}
        {hasLinkBar && <LinkBar missing={missing} project={project} locale={locale} />}
        <OfflineStrip onOpenChanges={() => show('changes')} />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <Footer />
      {isPhone && <BottomTabs onMenu={() => show('menu')} menuOpen={open?.part === 'menu'} />}
      {open?.part === 'changes' && <PendingChanges key={open.press} opened onClose={close} />}
      {open?.part === 'palette' && (
        <PaletteDialog
          key={open.press}
          identity={identity}
          projects={projects.data ?? []}
          project={project}
          locale={locale}
          onChanges={() => show('changes')}
          onClose={close}
        />
      )}
      {open?.part === 'menu' && <MenuDrawer key={open.press} opened onClose={close} />}
    </div>
  )
}

/** Calls `onPress` for Ctrl or Cmd and K, wherever the focus is. */
export function usePaletteKey(onPress: () => void): void {
  useKeyDown((event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (!event.repeat) onPress()
  }, 'window')
}

/** Offers a downloaded version. "Later" asks again at the next start. */
export function useUpdatePrompt(): void {
  const { t } = useLingui()
  const { ready } = useAppUpdate()
  useEffect(() => {
    if (!ready) return
    const id = notify({
      title: t`Update ready`,
      description: t`Takes a second.`,
      stays: true,
      actions: [
        { label: t`Update now`, onClick: () => appUpdate.get().apply() },
        { label: t`Later`, onClick: () => {} },
      ],
    })
    return () => dismiss(id)
  }, [ready, t])
}
