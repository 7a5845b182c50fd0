import { Trans } from '@lingui/react/macro'
import type { Project } from '#contract/projects.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { categoryName } from '#web/i18n/category-name.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import type { Problem } from '#web/apps/competitors/candidates.ts'
import type { AppSearch } from '#web/apps/search/use-app-search.ts'

type App = Pick<Project, 'title' | 'store'>

/** What the dialog is for, and in which country is searched; null: nothing is searched. */
export function Purpose({ project: { title, store }, locale }: { project: App; locale: string | null }) {
  if (locale !== null) {
    const country = countryInSentence(locale)
    return store === 'APP_STORE' ? (
      <Trans>
        Search the App Store in {country} for an app to compare with {title}.
      </Trans>
    ) : (
      <Trans>
        Search Google Play in {country} for an app to compare with {title}.
      </Trans>
    )
  }
  return store === 'APP_STORE' ? (
    <Trans>Choose an App Store app to compare with {title}.</Trans>
  ) : (
    <Trans>Choose a Google Play app to compare with {title}.</Trans>
  )
}

/** Where the apps come from that are offered before anything is typed. */
export function SuggestedFrom({ category }: { category: string | null }) {
  if (category === null) return null
  const name = categoryName(category)
  return <Trans>Suggestions: top free apps in {name}</Trans>
}

/** Why what was typed can't be added. */
export function ProblemNote({ problem, project: { title, store } }: { problem: Problem; project: App }) {
  if (problem === 'ownApp') return <Trans>This is {title} itself.</Trans>
  return store === 'APP_STORE' ? (
    <Trans>This app is on Google Play. {title} can only be compared with App Store apps.</Trans>
  ) : (
    <Trans>This app is on the App Store. {title} can only be compared with Google Play apps.</Trans>
  )
}

/** What stands where no app is listed, while online. */
export function SearchNote({ state, retry }: Pick<AppSearch, 'state' | 'retry'>) {
  switch (state) {
    case 'idle':
      return <Trans>Enter at least 4 characters.</Trans>
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
      return <Trans>No apps found. Check the spelling, or enter its store link.</Trans>
  }
}

/** The same offline. */
export function OfflineNote({ isTyped }: { isTyped: boolean }) {
  return isTyped ? (
    <Trans>No match on this device. Enter a store link or app ID.</Trans>
  ) : (
    <Trans>No other app of this store is saved on this device yet.</Trans>
  )
}
