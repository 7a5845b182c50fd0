import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, UnstyledButton } from '@mantine/core'
import { tagsOf } from '#aso/reviews/review-tags.ts'
import type { OwnReview, Reply } from '#contract/reviews/review.ts'
import { formatAge } from '#web/i18n/age.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Flag } from '#web/ui/display/flag.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { headlineOf, reviewName, tagWord } from '../review-words.ts'
import { Stars } from '../stars.tsx'
import classes from './review-list.module.css'
import type { Selected } from './selection.ts'

interface Props {
  review: OwnReview
  isOpen: boolean
  /** It is the list's one tab stop. */
  isStop: boolean
  isDrafted: boolean
  isUnread: boolean
  selected: Selected | null
  onOpen: (id: string) => void
}

/** A review in the list: a press opens it. */
export function ReviewCard({ review, isOpen, isStop, isDrafted, isUnread, selected, onOpen }: Props) {
  const { t } = useLingui()
  const { id, rating, title, body, author, country, version, changedAt, language: lang, reply, isDone } = review
  const headline = headlineOf(review)
  const texts = { lang: lang ?? undefined, dir: 'auto' as const }
  return (
    <article
      className={classes.card}
      aria-label={reviewName(review)}
      data-open={isOpen || undefined}
      data-unread={isUnread || undefined}
    >
      {selected && (
        // Not a Checkbox, which costs six times as much: each row of the list has one.
        <Box component="label" className={classes.tick}>
          <Box
            component="input"
            type="checkbox"
            tabIndex={isStop ? undefined : -1}
            aria-label={t`Select “${headline}”`}
            checked={selected.has(id)}
            onChange={() => selected.toggle(id)}
          />
        </Box>
      )}
      <div className={classes.said}>
        <p className={classes.top}>
          <Stars rating={rating} />
          <StateTag reply={reply} isDrafted={isDrafted} isDone={isDone} />
          {isUnread && (
            <span className={classes.unread}>
              <span className="sg-visually-hidden">
                <Trans>Unread</Trans>
              </span>
            </span>
          )}
          <Age at={changedAt} />
        </p>
        <h3 className={classes.title} {...texts}>
          <UnstyledButton
            className={classes.open}
            aria-current={isOpen ? 'true' : undefined}
            data-review={id}
            tabIndex={isStop ? undefined : -1}
            onClick={() => onOpen(id)}
          >
            {headline === '' ? <Trans>Only stars</Trans> : headline}
          </UnstyledButton>
        </h3>
        {title !== null && title.trim() !== '' && (
          <p className={classes.body} {...texts}>
            {body}
          </p>
        )}
        <p className={classes.meta}>
          {country !== null && <Flag code={country} size={16} label={countryName(country, language())} />}
          {author !== null && (
            <span className={classes.author} dir="auto">
              {author}
            </span>
          )}
          {version !== null && <span>{version}</span>}
          {tagsOf(review).map((tag) => (
            <span key={tag}>{tagWord(tag)}</span>
          ))}
        </p>
      </div>
    </article>
  )
}

function Age({ at }: { at: string }) {
  const now = useNow()
  const time = Date.parse(at)
  return (
    <time className={classes.age} dateTime={at}>
      {formatAge(time, Math.max(now, time))}
    </time>
  )
}

interface StateTagProps {
  reply: Reply | null
  isDrafted: boolean
  isDone: boolean
}

/** The state of the reply to a review as a tag; nothing where there is none. */
function StateTag({ reply, isDrafted, isDone }: StateTagProps) {
  if (reply?.state === 'to-approve')
    return (
      <Badge color="iris">
        <Trans>To approve</Trans>
      </Badge>
    )
  if (reply?.state === 'refused')
    return (
      <Badge variant="outline">
        <Trans>Not sent</Trans>
      </Badge>
    )
  if (isDrafted)
    return (
      <Badge color="iris">
        <Trans>Draft</Trans>
      </Badge>
    )
  if (reply) return <ReplyTag state={reply.state} />
  return isDone ? (
    <Badge>
      <Trans context="state of a review">Done</Trans>
    </Badge>
  ) : null
}

function ReplyTag({ state }: { state: Reply['state'] }) {
  if (state === 'queued')
    return (
      <Badge color="iris">
        <Trans>Queued</Trans>
      </Badge>
    )
  if (state === 'published')
    return (
      <Badge color="good">
        <Trans>Published</Trans>
      </Badge>
    )
  return <Badge variant="outline">{state === 'pending' ? <Trans>Pending publish</Trans> : <Trans>Sent</Trans>}</Badge>
}
