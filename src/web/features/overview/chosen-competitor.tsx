import { Trans } from '@lingui/react/macro'
import { type ReactNode } from 'react'
import type { Project } from '#contract/projects.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { NoCompetitors, useAddCompetitors } from './competitors/add-competitors.tsx'
import { useCompetitors } from '#web/apps/competitors/use-competitors.ts'
import { competitorApp, type SelectedApp } from '#web/apps/selected-app.ts'

interface Props {
  project: Project
  /** The selected country's locale. */
  locale: string
  /** What is shown of the selected competitor. */
  children: (competitor: SelectedApp) => ReactNode
}

/** A view of the selected competitor; without any, where to add them. */
export function ChosenCompetitor({ project, locale, children }: Props) {
  const add = useAddCompetitors(project, locale)
  return (
    <>
      <Body project={project} locale={locale} onAdd={add.open}>
        {children}
      </Body>
      {add.dialog}
    </>
  )
}

function Body({ project, locale, onAdd, children }: Props & { onAdd: () => void }) {
  const { competitors, selected, state, refresh } = useCompetitors(project, locale)
  const app = selected && competitorApp(project, selected)
  if (app) return children(app)
  if (competitors) return <NoCompetitors project={project} onAdd={onAdd} />
  return (
    <SectionState
      state={state === 'ready' ? 'loading' : state}
      failed={<Trans>Couldn't load the competitors</Trans>}
      unsaved={<Trans>Not saved on this device. The competitors load when you're back online.</Trans>}
      onRetry={refresh}
      minHeight={320}
    />
  )
}
