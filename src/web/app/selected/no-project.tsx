import { Trans } from '@lingui/react/macro'
import type { Identity } from '#contract/auth/auth.ts'
import type { Project } from '#contract/projects.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { useMay } from '#web/session/hooks.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'

const FirstApp = lazyWithRetry(async () => ({
  default: (await import('#web/features/onboarding/first-app.tsx')).FirstApp,
}))

interface Props {
  identity: Identity
  projects: ReadResult<Project[]>
}

/** Stands in a page while there is no app to show: not loaded yet, or where to begin. */
export function NoProject({ identity, projects }: Props) {
  const mayAdd = useMay('apps/manage')
  if (projects.data && mayAdd) return <FirstApp identity={identity} />
  if (projects.data)
    return (
      <EmptyState title={<Trans>You don't have access to any app yet</Trans>}>
        <Trans>Ask the account owner for access to an app.</Trans>
      </EmptyState>
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
