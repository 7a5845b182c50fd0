import { IconNote, IconStar, IconStarFilled } from '@tabler/icons-react'
import { useLingui, Trans } from '@lingui/react/macro'
import { Badge, UnstyledButton } from '@mantine/core'
import type { TrackedKeyword } from '#contract/keywords/tracked.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { QueuedState } from './use-queued-keywords.ts'
import type { MonitorRow } from './monitor-rows.ts'
import classes from './keyword-cell.module.css'

interface Props {
  row: MonitorRow
  /** A change of it is queued. */
  queued: QueuedState | undefined
  /** Undefined: the user may only look. */
  onStar: ((row: MonitorRow) => void) | undefined
  onOpen: (row: MonitorRow) => void
  locale: string
}

/** A tracked keyword, which opens its details, and its star; both are within reach of the keyboard in the details. */
export function KeywordCell({ row, queued, onStar, onOpen, locale }: Props) {
  const { t } = useLingui()
  const { keyword, isStarred, note } = row
  const Star = isStarred ? IconStarFilled : IconStar
  return (
    <span className={classes.keyword}>
      <UnstyledButton className={classes.name} lang={locale} tabIndex={-1} onClick={() => onOpen(row)}>
        {keyword}
      </UnstyledButton>
      {queued && <QueuedChange state={queued} />}
      {row.beyondPlan && (
        <span className={classes.beyond}>
          <NotUpdated {...row.beyondPlan} />
        </span>
      )}
      {note !== '' && (
        <IconNote className={classes.note} size={15} stroke={1.7} aria-label={t`Has a note`} role="img" />
      )}
      {onStar ? (
        <span className={classes.star} data-starred={isStarred || undefined}>
          <IconButton
            tooltip={false}
            label={t`Star ${keyword}`}
            size={24}
            tabIndex={-1}
            aria-pressed={isStarred}
            onClick={() => onStar(row)}
          >
            <Star size={15} stroke={1.7} aria-hidden />
          </IconButton>
        </span>
      ) : (
        isStarred && <IconStarFilled className={classes.note} size={15} aria-label={t`Starred`} role="img" />
      )}
    </span>
  )
}

/** The state of a keyword's queued change. */
export function QueuedText({ state }: { state: QueuedState }) {
  return state === 'waiting' ? <Trans>Not sent yet</Trans> : <Trans>Not accepted</Trans>
}

function QueuedChange({ state }: { state: QueuedState }) {
  return (
    <Badge color={state === 'waiting' ? 'iris' : 'gray'} variant={state === 'waiting' ? 'light' : 'outline'}>
      <QueuedText state={state} />
    </Badge>
  )
}

/** Since when a keyword beyond the plan's slots stays as it is. */
export function NotUpdated({ since }: NonNullable<TrackedKeyword['beyondPlan']>) {
  if (since === null) return <Trans>Not updated</Trans>
  const day = formatDate(since, language())
  return <Trans>Not updated since {day}</Trans>
}
