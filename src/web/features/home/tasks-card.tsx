import { Plural, Trans } from '@lingui/react/macro'
import { IconBulb, IconChevronRight, IconCloudDownload, IconUsers, type Icon } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Project } from '#contract/projects.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import classes from './home.module.css'
import type { OpenTask } from './open-tasks.ts'
import { useTasks } from './use-tasks.ts'

interface Props {
  project: Project
  locale: string
  /** The plan holds what is read of the listing. */
  withListing: boolean
}

/** What could be done next for the app. */
export function TasksCard({ project, locale, withListing }: Props) {
  const { tasks, state, refresh } = useTasks(project, locale, withListing)
  return (
    <Card title={<Trans>Open tasks</Trans>} padded={tasks.length === 0 && state === 'ready'}>
      {tasks.length > 0 ? (
        <ul>
          {tasks.map((task) => (
            <TaskRow key={task.kind} task={task} />
          ))}
        </ul>
      ) : state === 'ready' ? (
        <Trans>Nothing to do</Trans>
      ) : (
        <SectionState
          state={state}
          failed={<Trans>Couldn't load your tasks</Trans>}
          unsaved={<Trans>Tasks load when you're back online</Trans>}
          onRetry={refresh}
        />
      )}
    </Card>
  )
}

const looks: Record<OpenTask['kind'], { to: NonNullable<LinkProps['to']>; icon: Icon }> = {
  addCompetitors: { to: '/analyze-market/competitors', icon: IconUsers },
  editListing: { to: '/dashboard/aso-score', icon: IconBulb },
  keepOffline: { to: '/settings/offline', icon: IconCloudDownload },
}

function TaskRow({ task }: { task: OpenTask }) {
  const { to, icon: Icon } = looks[task.kind]
  const { title, why } = textsOf(task)
  return (
    <li className={classes.task}>
      <span className={classes.sign}>
        <Icon size={16} stroke={1.7} aria-hidden />
      </span>
      <span className={classes.words}>
        <Link to={to} className={classes.link}>
          {title}
        </Link>
        <span className={classes.why}>{why}</span>
      </span>
      <IconChevronRight size={16} stroke={1.7} aria-hidden />
    </li>
  )
}

function textsOf(task: OpenTask): { title: ReactNode; why: ReactNode } {
  switch (task.kind) {
    case 'addCompetitors':
      return {
        title: <Trans>Add competitors</Trans>,
        why: <Trans>See their listings, figures and rankings next to yours.</Trans>,
      }
    case 'editListing': {
      const points = Math.round(task.points)
      return {
        title: <Trans>Improve your ASO score</Trans>,
        why: (
          <Plural value={points} one="Your best next edit adds # point." other="Your best next edit adds # points." />
        ),
      }
    }
    case 'keepOffline':
      return {
        title: <Trans>Keep the app available offline</Trans>,
        why: <Trans>Its pages will open without a connection.</Trans>,
      }
  }
}
