import { Trans, Plural } from '@lingui/react/macro'
import { Box, Group, Text, ThemeIcon } from '@mantine/core'
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
        <ul aria-busy={state === 'loading' || undefined}>
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
    <Group component="li" className={classes.task} gap="sm" wrap="nowrap" px="var(--sg-card-padding)" py="sm">
      <ThemeIcon component="span" variant="light" color={task.kind === 'mendConnections' ? 'bad' : 'iris'} size={28}>
        <Icon size={16} stroke={1.7} aria-hidden />
      </ThemeIcon>
      <Box component="span" flex={1} miw={0}>
        <Link {...placeOf(task)} className={classes.link}>
          {title}
        </Link>
        <Text component="span" display="block" size="sm" c="dimmed">
          {why}
        </Text>
      </Box>
      <IconChevronRight size={16} stroke={1.7} aria-hidden />
    </Group>
  )
}

interface TaskTexts {
  title: ReactNode
  why: ReactNode
}

/** What a task is called, and what it is good for. */
function textsOf(task: OpenTask): TaskTexts {
  const count = 'count' in task ? task.count : 0
  switch (task.kind) {
    case 'mendConnections': {
      const { name } = task
      return {
        title: <Plural value={count} one="A connection is broken" other="# connections are broken" />,
        why: (
          <Plural
            value={count}
            one={`Nothing new comes from ${name} until you reconnect it.`}
            other="Nothing new comes from them until you reconnect them."
          />
        ),
      }
    }
    case 'answerReviews':
      return {
        title: <Plural value={count} one="# review to answer" other="# reviews to answer" />,
        why: <Trans>You write the reply here, and the store publishes it.</Trans>,
      }
    case 'approveReplies':
      return {
        title: <Plural value={count} one="# reply waits for your approval" other="# replies wait for your approval" />,
        why: <Trans>Written by your rules, and sent once you approve.</Trans>,
      }
    case 'connectStore':
      return {
        title: <Trans>Connect your store</Trans>,
        why: <Trans>Reply to reviews and see your own downloads.</Trans>,
      }
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
