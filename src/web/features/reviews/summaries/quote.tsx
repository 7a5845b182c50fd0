import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { OwnReview } from '#contract/reviews/review.ts'
import { countryName, formatShortDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Flag } from '#web/ui/display/flag.tsx'
import { TranslationLine, useShownTexts } from '../translation.tsx'
import classes from './quotes.module.css'
import { Stars } from '../stars.tsx'

interface Props {
  reviewId: string
  /** The quoted part; null: the whole review. */
  text: string | null
  /** undefined: it is not on this device, or not there any more. */
  review: OwnReview | undefined
  /** A language model is configured. */
  canTranslate: boolean
}

/** Stands in for a review that is not on this device; nothing is requested for it, because its language is unknown. */
const unknownReview = { store: 'APP_STORE', trackId: '', id: '' } as const

/** A part of a review, word for word, with whose it is and the way to it. */
export function Quote({ reviewId, text, review, canTranslate }: Props) {
  const { t } = useLingui()
  const written = review?.language ?? null
  const original = text ?? [review?.title, review?.body].filter(Boolean).join('. ')
  const shown = useShownTexts(review ?? unknownReview, original === '' ? [] : [original], written)
  const said = shown.texts[0] ?? ''
  const who = review?.author ?? t`someone`
  return (
    <Flex component="li" direction="column" gap={4} py={10} style={{ borderTop: '1px solid var(--sg-line)' }}>
      {review && (
        <Flex component="p" gap={6} align="center" c="dimmed" fz="xs" lh="xs">
          <Stars rating={review.rating} size={13} />
          {review.country !== null && (
            <Flag code={review.country} size={16} label={countryName(review.country, language())} />
          )}
          {review.author !== null && (
            <Text span inherit truncate>
              {review.author}
            </Text>
          )}
          <Box component="time" ml="auto" style={{ whiteSpace: 'nowrap' }} dateTime={review.writtenAt}>
            {formatShortDate(review.writtenAt, language())}
          </Box>
        </Flex>
      )}
      {said === '' ? (
        <Text size="sm" c="dimmed">
          {review ? <Trans>Only stars, no text.</Trans> : <Trans>This review isn't saved on this device.</Trans>}
        </Text>
      ) : (
        <p className={classes.said} dir="auto" lang={shown.lang}>
          {/^[“”„"«]/u.test(said) ? said : `“${said}”`}
        </p>
      )}
      <TranslationLine shown={shown} written={written} canTranslate={canTranslate} />
      <Link
        to="/rr/reply-to-reviews"
        search={{ review: reviewId }}
        className={classes.open}
        aria-label={t`Open review by ${who}`}
      >
        <Trans>Open review</Trans>
      </Link>
    </Flex>
  )
}
