import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Reply } from '#contract/reviews/review.ts'
import { formatDate, formatTime } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useIdentity } from '#web/session/hooks.ts'

interface Props {
  reply: Reply
  lang: string | null
  /** Buttons. */
  children?: ReactNode
}

/** The reply to a review, with who has written it. */
export function ReplyCard({ reply, lang, children }: Props) {
  const { t } = useLingui()
  const { text } = reply
  return (
    <Flex
      component="section"
      direction="column"
      gap={6}
      px="md"
      py={14}
      bg="var(--sg-inset)"
      bd="1px solid var(--sg-line)"
      bdrs="lg"
      aria-label={t`Reply to this review`}
    >
      <Text size="xs" c="dimmed">
        <WrittenBy reply={reply} />
      </Text>
      <Text inherit style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} lang={lang ?? undefined} dir="auto">
        {text}
      </Text>
      {children && (
        <Group gap="xs" align="stretch" mt="xs">
          {children}
        </Group>
      )}
    </Flex>
  )
}

/** "Reply by Mia Berg, 27. November 2026, 14:05" */
export function WrittenBy({ reply: { origin, by = null, writtenAt } }: { reply: Reply }) {
  const own = useIdentity()?.userId
  const name = by?.name ?? ''
  return (
    <>
      {by && by.userId !== own && origin !== 'elsewhere' ? <Trans>Reply by {name}</Trans> : <Origin origin={origin} />}
      {writtenAt !== null && `, ${formatDate(writtenAt, language())}, ${formatTime(Date.parse(writtenAt), language())}`}
    </>
  )
}

function Origin({ origin }: { origin: Reply['origin'] }) {
  if (origin === 'rule') return <Trans>Reply written by a rule</Trans>
  if (origin === 'elsewhere') return <Trans>Reply written outside of Storeglass</Trans>
  if (origin === 'template') return <Trans>Reply from a template</Trans>
  if (origin === 'ai') return <Trans>Reply drafted with AI</Trans>
  return <Trans>Your reply</Trans>
}
