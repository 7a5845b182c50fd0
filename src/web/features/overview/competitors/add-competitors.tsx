import type { Project } from '#contract/projects.ts'
import { withPageTexts } from '#web/i18n/language.ts'
import { select } from '#web/offline/selection.ts'
import { later } from '#web/ui/later.tsx'
import { useCompetitorChanges } from './use-competitor-changes.ts'
import { useCompetitors } from './use-competitors.ts'

const AddCompetitorDialog = later(
  withPageTexts(async () => ({
    default: (await import('./add-competitor-dialog.tsx')).AddCompetitorDialog,
  })),
)

interface Props {
  opened: boolean
  onClose: () => void
  onClosed: () => void
  project: Project
  locale: string
}

/** Adds competitors where one looks at them: the one added last is the one that is shown. */
export function AddCompetitors({ project, locale, ...rest }: Props) {
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
