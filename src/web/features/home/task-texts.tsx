import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OpenTask } from './open-tasks.ts'

interface TaskTexts {
  title: ReactNode
  why: ReactNode
}

/** What a task is called, and what it is good for. */
export function textsOf(task: OpenTask): TaskTexts {
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
        why: <Trans>To answer reviews, and see your own downloads.</Trans>,
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
