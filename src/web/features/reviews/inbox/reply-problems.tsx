import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ReplyProblem, Reply } from '#contract/reviews/review.ts'
import { discard, retry } from '#web/offline/outbox/outbox.ts'
import { WrittenBy } from './reply-card.tsx'
import type { RefusedReply } from './reply-changes.ts'
import classes from './review-detail.module.css'

interface Props {
  title: ReactNode
  children?: ReactNode
  /** Buttons. */
  actions?: ReactNode
}

/** A reply that failed: why, and what can be done. */
export const RefusedBox = ({ title, children, actions }: Props) => (
  <Group
    gap="sm"
    align="stretch"
    wrap="nowrap"
    px="md"
    py={14}
    bg="var(--sg-bad-soft)"
    bdrs="lg"
    fz="sm"
    lh="19px"
    role="alert"
  >
    <IconAlertTriangle size={18} stroke={1.7} color="var(--sg-bad)" style={{ flex: 'none' }} aria-hidden />
    <Box flex={1} miw={0}>
      <Text inherit fw={600}>
        {title}
      </Text>
      {children}
      {actions && (
        <Group gap="xs" align="stretch" mt="xs">
          {actions}
        </Group>
      )}
    </Box>
  </Group>
)

/** Why the store did not take a reply (ERR-045, ERR-048). */
export function ProblemText({ kind, detail }: { kind: ReplyProblem; detail: string | null }) {
  if (kind === 'text')
    return (
      <p>
        <Trans>The store didn't accept the text. Change it and send it again.</Trans>
        {detail !== null && <span className={classes.quote}>{detail}</span>}
      </p>
    )
  if (kind === 'gone')
    return (
      <p>
        <Trans>The review no longer exists or is too old to reply to.</Trans>
      </p>
    )
  return (
    <p>
      {kind === 'permission' ? (
        <Trans>This connection's key can't reply to reviews.</Trans>
      ) : (
        <Trans>The connection to the store is broken.</Trans>
      )}{' '}
      <ToConnections />
    </p>
  )
}

export const ToConnections = () => (
  <Link to="/connection/{-$tab}" params={{ tab: 'my-apps' }}>
    <Trans>Check the connection</Trans>
  </Link>
)

/** What the store last said of a reply that is not refused: it is tried again, waits for a person, or is still in the store. */
export function StandingProblem({ reply: { state, problem } }: { reply: Reply }) {
  if (problem === null || state === 'refused') return null
  const isInStore = state === 'published' || state === 'pending' || state === 'sent'
  return (
    <RefusedBox
      title={
        isInStore ? (
          <Trans>The store didn't delete this reply</Trans>
        ) : state === 'to-approve' ? (
          <Trans>Not sent</Trans>
        ) : (
          <Trans>Not sent yet. Storeglass will try again.</Trans>
        )
      }
    >
      <ProblemText {...problem} />
    </RefusedBox>
  )
}

interface ConflictProps {
  refused: RefusedReply
  /** The reply that is there by now; null: none. */
  reply: Reply | null
  /** Puts a text into the composer. */
  onUse: (text: string) => void
}

/** A reply that conflicts with a newer change: its text is kept and offered. */
export function Conflict({ refused: { seq, text, refusal }, reply, onUse }: ConflictProps) {
  const { i18n } = useLingui()
  const isConflict = refusal?.code === 'CHANGED_ELSEWHERE'
  const other = isConflict ? reply : null
  return (
    <RefusedBox
      title={isConflict ? <Trans>Changed elsewhere: your reply wasn't sent</Trans> : <Trans>Not sent</Trans>}
      actions={
        <>
          <Button
            size="sm"
            onClick={() => {
              onUse(text)
              void discard(seq)
            }}
          >
            <Trans>Use my text</Trans>
          </Button>
          {!isConflict && (
            <Button size="sm" onClick={() => void retry(seq)}>
              <Trans>Retry</Trans>
            </Button>
          )}
          <Button size="sm" variant="subtle" color="gray" onClick={() => void discard(seq)}>
            {other ? <Trans>Keep the other reply</Trans> : <Trans>Discard</Trans>}
          </Button>
        </>
      }
    >
      {isConflict ? (
        <p>
          {other ? (
            <Trans>The review now has another reply. It isn't replaced until you send yours again.</Trans>
          ) : (
            <Trans>The review has changed in the meantime. This is what you wrote:</Trans>
          )}
        </p>
      ) : (
        refusal && <p>{i18n._(refusal.message)}</p>
      )}
      {other ? (
        <div className={classes.both}>
          <div>
            <Text size="xs" c="dimmed">
              <WrittenBy reply={other} />
            </Text>
            <ReplyText text={other.text} />
          </div>
          <div>
            <Text size="xs" c="dimmed">
              <Trans>What you wrote</Trans>
            </Text>
            <ReplyText text={text} />
          </div>
        </div>
      ) : (
        <ReplyText text={text} />
      )}
    </RefusedBox>
  )
}

const ReplyText = ({ text }: { text: string }) => (
  <Text inherit className={classes.quote} style={{ whiteSpace: 'pre-line' }} dir="auto">
    {text}
  </Text>
)
