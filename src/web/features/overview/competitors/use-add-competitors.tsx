import { useState, type ReactNode } from 'react'
import type { Project } from '#contract/projects.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { useCompetitorChanges } from '#web/apps/competitors/use-competitor-changes.ts'
import { useCompetitors } from '#web/apps/competitors/use-competitors.ts'

const AddCompetitorDialog = lazyWithRetry(async () => ({
  default: (await import('./add-competitor-dialog.tsx')).AddCompetitorDialog,
}))

interface AddCompetitors {
  open: () => void
  /** Stands beside what it changes: the first one added replaces the button that opened it. */
  dialog: ReactNode
}

/** Adds competitors where one looks at them. */
export function useAddCompetitors(project: Project, locale: string): AddCompetitors {
  const [state, setState] = useState<'absent' | 'open' | 'closing'>('absent')
  const dialog = state !== 'absent' && (
    <AddCompetitors
      opened={state === 'open'}
      onClose={() => setState('closing')}
      onClosed={() => {
        setState('absent')
        if (document.activeElement === document.body) document.getElementById('main')?.focus()
      }}
      project={project}
      locale={locale}
    />
  )
  return { open: () => setState('open'), dialog }
}

interface Props {
  opened: boolean
  onClose: () => void
  onClosed: () => void
  project: Project
  locale: string
}

/** The one added last is the one that is shown. */
function AddCompetitors({ project, locale, ...rest }: Props) {
  const select = useSelect()
  const { competitors = [] } = useCompetitors(project, locale)
  const changes = useCompetitorChanges(project, locale)
  return (
    <AddCompetitorDialog
      {...rest}
      project={project}
      locale={locale}
      competitors={competitors}
      onAdd={async (candidate) => {
        const isKept = await changes.add(candidate)
        if (isKept) select({ competitorTrackId: candidate.trackId })
        return isKept
      }}
    />
  )
}
