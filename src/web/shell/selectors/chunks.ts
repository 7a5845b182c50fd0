/** What opens from the top bar is loaded when it is wanted. */
export const loadAppOptions = () => import('./app-options.tsx')
export const loadCountryOptions = () => import('./country-options.tsx')
export const loadCompetitorView = () => import('../pages/competitor-view.ts')
export const loadFirstApp = () => import('#web/features/onboarding/add-app-dialog.tsx')
