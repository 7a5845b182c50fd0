import { Trans } from '@lingui/react/macro'
import { Outlet } from '@tanstack/react-router'
import { Footer } from './footer.tsx'
import classes from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'
import { usePageTitle } from './use-page-title.ts'
import { useTitle } from './use-title.ts'

/** The frame around every page of a signed-in user. The window scrolls, its parts stick. */
export function Shell() {
  useTitle(usePageTitle())
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <TopBar />
      <SideMenu />
      <main className={classes.main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
