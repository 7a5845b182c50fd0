import { Trans } from '@lingui/react/macro'
import {
  IconBulb,
  IconChecks,
  IconChevronRight,
  IconCloudDownload,
  IconMessage,
  IconPlugConnected,
  IconPlugConnectedX,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import { Link, linkOptions } from '@tanstack/react-router'
import type { Project } from '#contract/projects.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import classes from './home.module.css'
import type { OpenTask } from './open-tasks.ts'
import { textsOf } from './task-texts.tsx'
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

/** Where a task is done. */
function placeOf(task: OpenTask) {
  switch (task.kind) {
    case 'mendConnections':
      return linkOptions({ to: '/connection/{-$tab}', params: { tab: task.list } })
    case 'connectStore':
      return linkOptions({ to: '/connection/{-$tab}', params: { tab: 'my-apps' } })
    case 'answerReviews':
      return linkOptions({ to: '/rr/reply-to-reviews', search: { view: 'to-answer' } })
    case 'approveReplies':
      return linkOptions({ to: '/rr/reply-to-reviews', search: { view: 'to-approve' } })
    case 'addCompetitors':
      return linkOptions({ to: '/analyze-market/competitors' })
    case 'editListing':
      return linkOptions({ to: '/dashboard/aso-score' })
    case 'keepOffline':
      return linkOptions({ to: '/settings/offline' })
  }
}

const icons: Record<OpenTask['kind'], Icon> = {
  mendConnections: IconPlugConnectedX,
  answerReviews: IconMessage,
  approveReplies: IconChecks,
  connectStore: IconPlugConnected,
  addCompetitors: IconUsers,
  editListing: IconBulb,
  keepOffline: IconCloudDownload,
}

function TaskRow({ task }: { task: OpenTask }) {
  const Icon = icons[task.kind]
  const { title, why } = textsOf(task)
  return (
    <li className={classes.task}>
      <span className={classes.sign} data-bad={task.kind === 'mendConnections' || undefined}>
        <Icon size={16} stroke={1.7} aria-hidden />
      </span>
      <span className={classes.words}>
        <Link {...placeOf(task)} className={classes.link}>
          {title}
        </Link>
        <span className={classes.why}>{why}</span>
      </span>
      <IconChevronRight size={16} stroke={1.7} aria-hidden />
    </li>
  )
}
