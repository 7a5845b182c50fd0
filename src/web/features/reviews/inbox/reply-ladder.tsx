import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Store } from '#contract/store.ts'
import type { ReplyState } from '#contract/reviews/review.ts'
import classes from './reply-ladder.module.css'

type Step = 'draft' | 'queued' | 'sent' | 'pending' | 'published'

const stepOf: Record<Exclude<ReplyState, 'refused'>, Step> = {
  'to-approve': 'draft',
  queued: 'queued',
  sending: 'queued',
  sent: 'sent',
  pending: 'pending',
  published: 'published',
}

interface Props {
  store: Store
  /** null: it is being written. */
  state: Exclude<ReplyState, 'refused'> | null
  /** Replaces the usual text of the current step. */
  detail?: ReactNode
}

/** The steps of a reply. Google Play publishes at once and has no pending step. */
export function ReplyLadder({ store, state, detail }: Props) {
  const { t } = useLingui()
  const current = state === null ? 'draft' : stepOf[state]
  const all: { step: Step; name: ReactNode; about: ReactNode }[] = [
    { step: 'draft', name: <Trans>Draft</Trans>, about: <Trans>On this device</Trans> },
    { step: 'queued', name: <Trans>Queued</Trans>, about: <Trans>Sends when online</Trans> },
    {
      step: 'sent',
      name: <Trans>Sent</Trans>,
      about: store === 'APP_STORE' ? 'App Store Connect' : 'Google Play',
    },
    { step: 'pending', name: <Trans>Pending publish</Trans>, about: <Trans>Up to 24 h</Trans> },
    { step: 'published', name: <Trans>Published</Trans>, about: <Trans>Seen in the store</Trans> },
  ]
  const steps = all.filter(({ step }) => store === 'APP_STORE' || step !== 'pending')
  const at = steps.findIndex(({ step }) => step === current)
  return (
    <ol className={classes.ladder} aria-label={t`State of the reply`}>
      {steps.map(({ step, name, about }, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} data-past={index < at || undefined}>
          <span className={classes.name}>{name}</span>
          <Text span size="xs" display="block" c="dimmed">
            {index === at && detail ? detail : about}
          </Text>
        </li>
      ))}
    </ol>
  )
}
