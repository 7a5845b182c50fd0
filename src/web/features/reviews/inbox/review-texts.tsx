import { Trans } from '@lingui/react/macro'
import { Anchor, Flex, Group, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { OwnReview } from '#contract/reviews/review.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Stars } from '../stars.tsx'
import { TranslationLine, useShownTexts } from '../translation.tsx'
import classes from './review-detail.module.css'

interface Props {
  review: OwnReview
  /** A language model is configured. */
  canTranslate: boolean
}

/** The author's text, as plain text; translated on request. */
export function ReviewText({ review, canTranslate }: Props) {
  const { rating, title, body, language: written } = review
  const texts = [title ?? '', body].filter((text) => text.trim() !== '')
  const shown = useShownTexts(review, texts, written)
  const { lang } = shown
  const hasTitle = title !== null && title.trim() !== ''
  const [shownTitle, shownBody] = hasTitle ? [shown.texts[0], shown.texts[1]] : [undefined, shown.texts[0]]
  return (
    <div className={classes.review}>
      <Stars rating={rating} size={20} />
      {shownTitle !== undefined && (
        <Text component="h3" fz={20} fw={600} lh="28px" style={{ overflowWrap: 'anywhere' }} lang={lang} dir="auto">
          {shownTitle}
        </Text>
      )}
      {shownBody === undefined ? (
        shownTitle === undefined && (
          <Text size="xs" c="dimmed">
            <Trans>Only stars, no text.</Trans>
          </Text>
        )
      ) : (
        <Text size="xl" lh="25px" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} lang={lang} dir="auto">
          {shownBody}
        </Text>
      )}
      <TranslationLine shown={shown} written={written} canTranslate={canTranslate} />
    </div>
  )
}

/** With its line breaks; long words break. */
const AS_WRITTEN = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const

/** What a review said before its author changed it, and the reply that it had then. */
export function EarlierTexts({ review: { earlier, language: lang } }: { review: OwnReview }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const last = earlier.at(-1)
  if (!last) return null
  const { rating } = last
  const date = formatDate(last.writtenAt, language())
  return (
    <Text component="div" size="sm" lh="md" px={14} py={10} bg="var(--sg-hover)" bdrs="md">
      <Group gap="4px 8px">
        <IconHistory size={17} stroke={1.7} style={{ flex: 'none' }} aria-hidden />
        <span>
          <Trans>
            The author rated {rating} of 5 stars before, on {date}.
          </Trans>
        </span>
        <Anchor
          component="button"
          type="button"
          variant="action"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Hide</Trans> : <Trans>Show the earlier text and your reply</Trans>}
        </Anchor>
      </Group>
      {isOpen && (
        <Flex id={id} component="ol" direction="column" gap={14} mt={10} pl={25}>
          {earlier.toReversed().map((one) => (
            <li key={one.writtenAt}>
              <Text size="xs" c="dimmed">
                <Stars rating={one.rating} size={13} /> {formatDate(one.writtenAt, language())}
              </Text>
              <div lang={lang ?? undefined} dir="auto">
                {one.title && (
                  <Text inherit fw={600}>
                    {one.title}
                  </Text>
                )}
                <Text inherit style={AS_WRITTEN}>
                  {one.body}
                </Text>
              </div>
              {one.reply !== null && (
                <div className={classes.quote}>
                  <Text size="xs" c="dimmed">
                    <Trans>Your reply</Trans>
                  </Text>
                  <Text inherit style={AS_WRITTEN} dir="auto">
                    {one.reply}
                  </Text>
                </div>
              )}
            </li>
          ))}
        </Flex>
      )}
    </Text>
  )
}
