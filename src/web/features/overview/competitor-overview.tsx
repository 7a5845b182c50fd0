import { Trans } from '@lingui/react/macro'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Project } from '#contract/projects.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { useCompetitors } from '#web/apps/competitors/use-competitors.ts'
import { competitorApp, type SelectedApp } from '#web/apps/selected-app.ts'
import { OverviewPage } from './overview-page/overview-page.tsx'
import { NoCompetitors, useAddCompetitors } from './competitors/add-competitors.tsx'
import classes from './competitor-overview.module.css'

interface Props {
  project: Project
  /** The selected country's locale. */
  locale: string
}

/** OV-004: the overview of the selected competitor; without any, where to add them. */
export function CompetitorOverview({ project, locale }: Props) {
  const { title } = project
  return (
    <ChosenCompetitor project={project} locale={locale}>
      {(competitor) => (
        <>
          {/* Wide windows have this way in the bar. */}
          <Link to="/app-overview/compare" className={classes.compare}>
            <IconArrowsLeftRight size={16} stroke={1.7} aria-hidden />
            <span>
              <Trans>Compare with {title}</Trans>
            </span>
          </Link>
          <OverviewPage app={competitor} locale={locale} />
        </>
      )}
    </ChosenCompetitor>
  )
}

interface ChosenCompetitorProps {
  project: Project
  /** The selected country's locale. */
  locale: string
  /** What is shown of the selected competitor. */
  children: (competitor: SelectedApp) => ReactNode
}

/** A view of the selected competitor; without any, where to add them. */
export function ChosenCompetitor({ project, locale, children }: ChosenCompetitorProps) {
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

function Body({ project, locale, onAdd, children }: ChosenCompetitorProps & { onAdd: () => void }) {
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
