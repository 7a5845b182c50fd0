import { preload } from '#web/data/scheduling/when-idle.ts'
import { whenQuiet } from '#web/data/scheduling/when-quiet.ts'

/** What opens from the top bar is loaded when it is wanted, at the latest when the browser is idle. */
export const loadAppOptions = () => import('./app-options.tsx')
export const loadCountryOptions = () => import('./country-options.tsx')
export const loadCompetitorView = () => import('../pages/competitor-view.ts')
export const loadFirstApp = () => import('#web/features/onboarding/add-app-dialog.tsx')

/** Brings the chunks in ahead of the first press. */
export const preloadSelectors = () =>
  whenQuiet(() => {
    preload(loadAppOptions)
    preload(loadCountryOptions)
    preload(loadCompetitorView)
  })
