import { Trans } from '@lingui/react/macro'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Project } from '#contract/projects.ts'
import classes from './competitor-overview.module.css'
import { ChosenCompetitor } from './chosen-competitor.tsx'
import { OverviewPage } from './overview-page.tsx'

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
