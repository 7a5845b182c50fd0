import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useMemo } from 'react'
import type { Identity } from '#contract/auth.ts'
import { ownApp } from '#web/features/overview/overview-app.ts'
import { OverviewPage } from '#web/features/overview/overview-page.tsx'
import { SectionState } from '#web/ui/section-state.tsx'
import { useCurrent } from './use-current.ts'

const FirstApp = lazy(async () => ({
  default: (await import('#web/features/onboarding/first-app.tsx')).FirstApp,
}))

/** The overview of the selected app; without any app yet, where to begin. */
export function MyApp({ identity }: { identity: Identity }) {
  const { projects, project, locale } = useCurrent(identity)
  const app = useMemo(() => project && ownApp(project), [project])
  if (app) return <OverviewPage app={app} locale={locale} />
  if (projects.data)
    return (
      <Suspense>
        <FirstApp identity={identity} />
      </Suspense>
    )
  return (
    <SectionState
      state={projects.isLoading ? 'loading' : projects.error?.kind === 'offline' ? 'unsaved' : 'failed'}
      failed={<Trans>Couldn't load your apps</Trans>}
      unsaved={<Trans>Your apps load when you're back online</Trans>}
      onRetry={projects.refresh}
      minHeight={320}
    />
  )
}
