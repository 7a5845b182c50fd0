import './theme/styles.ts'
import { createRouter } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { nameSelectedInAddress, loadTextsWithPages, searchTexts, showPressesFirst } from '#web/app/boot/router.ts'
import { reserveBannerRoom } from '#web/app/banners/banner-room.ts'
import { restoreBoot } from '#web/data/cache/boot-record.ts'
import { afterFirstPaint, awaitFirstPaint, firstPageIsDrawn } from '#web/data/scheduling/first-paint.ts'
import { runAtUserChange } from '#web/session/sign-out.ts'
import { followOtherTabs } from '#web/session/token.ts'
import { activate, detectLanguage, language, loadAppTexts } from './i18n/language.ts'
import { loadWhenReachable } from './offline/connectivity/load-when-reachable.ts'
import { selection } from './offline/selection.ts'
import { deviceUser } from './offline/storage/device-user.ts'
import { tellWorker } from './offline/worker/tell-worker.ts'
import { watchMissingFiles } from './offline/updates/missing-files.ts'
import { routeTree } from './routeTree.gen.ts'
import { App } from '#web/app/boot/app.tsx'
import { followColourScheme } from '#web/app/boot/colour-scheme.ts'
import { followRefusals, followSession, signOutSteps } from '#web/app/boot/session-changes.ts'
import { documentParsed, holdLoadingScreen, stylesLoaded, surviveTranslation } from '#web/app/boot/document.ts'
import { watchInstall } from '#web/app/menu/install-row.tsx'
import { PageFailure } from '#web/app/layout/error-pages.tsx'
import { lastPage, takeOver } from '#web/launch/take-over.ts'

const router = createRouter({
  routeTree,
  // At every route: a page that fails leaves the shell around it as it is.
  defaultErrorComponent: PageFailure,
  defaultPreload: 'intent',
  // Query is the cache.
  defaultPreloadStaleTime: 0,
  defaultStaleTime: 0,
  defaultGcTime: 0,
  scrollRestoration: true,
  ...searchTexts,
})
loadTextsWithPages(router)

/** Longest wait for the page before React starts without it, ms. */
const PATIENCE_MS = 1000

const wantedLanguage = () => detectLanguage(selection.get().language)

/** The page may need the network: what the shell itself has to say is not held up by that. */
const longEnough = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))

/** Not `await` at the top of this module: with it the bundler makes a file of its own for the door of every page. */
async function start(): Promise<void> {
  // A first visit has not asked for it before: its scripts have the line for themselves.
  void document.fonts.load('1em "Hanken Grotesk Variable"').catch(() => {})
  surviveTranslation()
  watchMissingFiles()
  awaitFirstPaint()
  runAtUserChange(signOutSteps)
  followOtherTabs()
  restoreBoot()
  // Otherwise the worker asks when the first picture is requested, and waits for the background to start.
  tellWorker({ type: 'USER', userId: deviceUser.get() })
  reserveBannerRoom()
  followColourScheme()
  watchInstall()
  if (import.meta.env.DEV) await import('./theme/styles-dev.ts')
  nameSelectedInAddress(router)
  // The page's code and saved answers come beside the texts, and React draws once, with all of it.
  const loaded = router.load({ sync: true })
  await documentParsed()
  const last = lastPage()
  await Promise.all([activate(wantedLanguage()), stylesLoaded(), Promise.race([loaded, longEnough()])])

  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const leaveLoading = holdLoadingScreen(root)
  const goOn = last ? takeOver(last, root) : null
  createRoot(root).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  )

  followSession(router)
  followRefusals(router)
  showPressesFirst(router)
  selection.subscribe(() => {
    if (wantedLanguage() !== language()) void activate(wantedLanguage())
  })
  // The background starts when the page stands: its first saved answers come sooner without it.
  const standing = router.subscribe('onRendered', () => {
    standing()
    afterFirstPaint(() => void leaveLoading())
    // What waits for them asks again.
    afterFirstPaint(() => void loadAppTexts().catch(() => {}))
    afterFirstPaint(() =>
      loadWhenReachable(
        () => import('#web/app/boot/background.ts'),
        ({ startBackground }) => startBackground(router),
      ),
    )
    firstPageIsDrawn()
    void goOn?.()
  })
}

void start()

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
