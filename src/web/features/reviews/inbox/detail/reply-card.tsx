import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Reply } from '#contract/reviews/review.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './detail.module.css'

interface Props {
  reply: Reply
  lang: string | null
  /** Buttons. */
  children?: ReactNode
}

/** The reply to a review, with who has written it. */
export function ReplyCard({ reply, lang, children }: Props) {
  const { t } = useLingui()
  const { origin, writtenAt, text } = reply
  const date = writtenAt === null ? null : formatDate(writtenAt, language())
  return (
    <section className={classes.reply} aria-label={t`Reply to this review`}>
      <p className={classes.muted}>
        <Origin origin={origin} />
        {date !== null && `, ${date}`}
      </p>
      <p className={classes.plain} lang={lang ?? undefined} dir="auto">
        {text}
      </p>
      {children && <div className={classes.buttons}>{children}</div>}
    </section>
  )
}

function Origin({ origin }: { origin: Reply['origin'] }) {
  if (origin === 'rule') return <Trans>Reply written by a rule</Trans>
  if (origin === 'elsewhere') return <Trans>Reply written outside of Storeglass</Trans>
  if (origin === 'template') return <Trans>Reply from a template</Trans>
  if (origin === 'ai') return <Trans>Reply drafted with AI</Trans>
  return <Trans>Your reply</Trans>
}
