import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button, Text } from '@mantine/core'
import { IconArrowLeft, IconCheck, IconChevronDown, IconChevronUp, IconRotate } from '@tabler/icons-react'
import type { OwnReview } from '#contract/reviews/review.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { canBeMarked } from './shown-reviews.ts'
import classes from './review-detail.module.css'

export interface Steps {
  previous: (() => void) | null
  next: (() => void) | null
}

interface Props {
  review: OwnReview
  steps: Steps
  /** On a phone: back to the list; null: the list is beside it. */
  onBack: (() => void) | null
  /** null: the user may not. */
  onMark: ((isDone: boolean) => void) | null
}

/** Whose review it is, what its author changed, and the way to the one before and after it. */
export function DetailHead({ review, steps, onBack, onMark }: Props) {
  const { author, earlier, isDone } = review
  const { t } = useLingui()
  const before = earlier.at(-1)
  const rating = before?.rating ?? 0
  return (
    <div className={classes.head}>
      {onBack && (
        <IconButton label={t`Back to the list`} size={40} onClick={onBack}>
          <IconArrowLeft size={19} stroke={1.7} aria-hidden />
        </IconButton>
      )}
      <Text
        component="h2"
        truncate
        fw={600}
        miw={0}
        style={{ outline: 0 }}
        tabIndex={-1}
        data-detail-heading
        aria-label={author === null ? undefined : t`Review by ${author}`}
      >
        {author ?? <Trans>Review</Trans>}
      </Text>
      {before && (
        <Badge variant="outline">
          <Trans>Edited, was {rating} of 5</Trans>
        </Badge>
      )}
      <span className={classes.tools}>
        {onMark && canBeMarked(review) && (
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            leftSection={
              isDone ? (
                <IconRotate size={16} stroke={1.7} aria-hidden />
              ) : (
                <IconCheck size={16} stroke={1.7} aria-hidden />
              )
            }
            aria-keyshortcuts="E"
            onClick={() => onMark(!isDone)}
          >
            <span className={classes.words}>{isDone ? <Trans>Mark as open</Trans> : <Trans>Mark as done</Trans>}</span>
          </Button>
        )}
        <IconButton
          label={t`Previous review`}
          size={36}
          aria-keyshortcuts="K"
          disabled={!steps.previous}
          onClick={() => steps.previous?.()}
        >
          <IconChevronUp size={18} stroke={1.7} aria-hidden />
        </IconButton>
        <IconButton
          label={t`Next review`}
          size={36}
          aria-keyshortcuts="J"
          disabled={!steps.next}
          onClick={() => steps.next?.()}
        >
          <IconChevronDown size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </span>
    </div>
  )
}
