import { Trans } from '@lingui/react/macro'
import type { Project } from '#contract/projects.ts'
import { Button } from '#web/ui/button.tsx'
import type { Problem } from './candidates.ts'
import type { SearchState } from './use-app-search.ts'

type App = Pick<Project, 'title' | 'store'>

/** What the dialog is for. */
export function Purpose({ project: { title, store } }: { project: App }) {
  return store === 'APP_STORE' ? (
    <Trans>An app of the App Store to compare {title} with.</Trans>
  ) : (
    <Trans>An app of Google Play to compare {title} with.</Trans>
  )
}

/** Why what was typed can't be added. */
export function ProblemNote({ problem, project: { title, store } }: { problem: Problem; project: App }) {
  if (problem === 'ownApp') return <Trans>This is {title} itself.</Trans>
  return store === 'APP_STORE' ? (
    <Trans>This app is in Google Play. {title} is compared with apps of the App Store.</Trans>
  ) : (
    <Trans>This app is in the App Store. {title} is compared with apps of Google Play.</Trans>
  )
}

/** What stands where no app is listed, while online. */
export function SearchNote({ state, retry }: { state: SearchState; retry: () => void }) {
  switch (state) {
    case 'tooShort':
      return <Trans>Type at least 4 characters.</Trans>
    case 'searching':
      return <Trans>Searching…</Trans>
    case 'failed':
      return (
        <>
          <Trans>Couldn't search the store.</Trans>
          <Button size="small" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )
    case 'done':
      return <Trans>No app fits. Check the spelling, or enter its store address.</Trans>
  }
}

/** The same offline. */
export function OfflineNote({ isTyped }: { isTyped: boolean }) {
  return isTyped ? (
    <Trans>No app on this device fits. A store address or an id works too.</Trans>
  ) : (
    <Trans>This device knows no other app of this store yet.</Trans>
  )
}
