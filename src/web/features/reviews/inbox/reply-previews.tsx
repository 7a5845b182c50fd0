import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { Box, Checkbox, Flex, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { bracedIn } from '#contract/reviews/placeholders.ts'
import { replyLimits, type OwnReview } from '#contract/reviews/review.ts'
import type { Store } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { countCodePoints, headlineOf } from '../review-words.ts'
import { Stars } from '../stars.tsx'
import { sendReply } from './reply-changes.ts'
import type { Sent } from './reply-drafts.ts'

interface ReplyPreview {
  review: OwnReview
  text: string
  /** ISO 639-1 of the text; null: not known. */
  language: string | null
  /** What else is to be said of it. */
  note?: ReactNode
}

interface Chosen<T extends ReplyPreview> {
  /** Those that are sent: not left out, and such as the store takes. */
  sent: readonly T[]
  isOut: (preview: T) => boolean
  toggle: (id: string) => void
}

const isFine = ({ review, text }: ReplyPreview): boolean => {
  const length = countCodePoints(text)
  return length > 0 && length <= replyLimits[review.store] && bracedIn(text).length === 0
}

/** Which of several replies are sent: all that the store takes, until one is left out. */
export function useChosen<T extends ReplyPreview>(previews: readonly T[]): Chosen<T> {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const isOut = (preview: T) => !isFine(preview) || left.has(preview.review.id)
  return {
    sent: previews.filter((preview) => !isOut(preview)),
    isOut,
    toggle: (id) =>
      setLeft((before) =>
        before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
      ),
  }
}

interface Props<T extends ReplyPreview> extends Chosen<T> {
  store: Store
  previews: readonly T[]
}

/** Each reply as it would be sent, with a way to leave it out. */
export function ReplyPreviews<T extends ReplyPreview>({ store, previews, isOut, toggle }: Props<T>) {
  const { t } = useLingui()
  const limit = formatNumber(replyLimits[store], language())
  return (
    <ul aria-label={t`Preview of the replies`}>
      {previews.map((preview) => (
        <Flex
          key={preview.review.id}
          component="li"
          gap="sm"
          px="lg"
          py={14}
          style={{ borderBottom: '1px solid var(--sg-line)' }}
        >
          <Checkbox
            flex="none"
            mt={2}
            aria-label={t`Reply to “${headlineOf(preview.review)}”`}
            checked={!isOut(preview)}
            disabled={!isFine(preview)}
            onChange={() => toggle(preview.review.id)}
          />
          <Box flex={1} miw={0} opacity={isOut(preview) ? 0.6 : 1}>
            <Flex
              component="p"
              gap="xs"
              align="center"
              c="dimmed"
              fz="xs"
              lh="sm"
              style={{ overflow: 'hidden', whiteSpace: 'nowrap' }}
            >
              <Stars rating={preview.review.rating} size={13} />
              <span lang={preview.review.language ?? undefined} dir="auto">
                {headlineOf(preview.review)}
              </span>
            </Flex>
            <Text
              size="md"
              lh="21px"
              style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              lang={preview.language ?? undefined}
              dir="auto"
            >
              {preview.text}
            </Text>
            {preview.note && (
              <Text size="xs" c="dimmed" mt={4}>
                {preview.note}
              </Text>
            )}
            {!isFine(preview) && (
              <Text size="xs" c="bad" mt={4}>
                {bracedIn(preview.text).length > 0 ? (
                  <NotFilled text={preview.text} />
                ) : (
                  <Trans>Longer than the store accepts ({limit} characters): skipped.</Trans>
                )}
              </Text>
            )}
          </Box>
        </Flex>
      ))}
    </ul>
  )
}

function NotFilled({ text }: { text: string }) {
  const braced = bracedIn(text).join(', ')
  return <Trans>Fill these in before you send: {braced}</Trans>
}

interface SendButtonProps {
  app: AppInCountry
  replies: readonly { review: OwnReview; draft: Sent }[]
  /** The replies are queued, up to the first that could not be stored. */
  onSent: () => void
}

/** Queues several replies. */
export function SendButton({ app, replies, onSent }: SendButtonProps) {
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    for (const { review, draft } of replies) if (!(await sendReply(app, review, draft))) break
    setSending(false)
    onSent()
  }
  return (
    <Button variant="filled" busy={isSending} disabled={replies.length === 0} onClick={() => void send()}>
      <Plural value={replies.length} one="Send # reply" other="Send # replies" />
    </Button>
  )
}
