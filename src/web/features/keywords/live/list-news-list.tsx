import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { IconArrowDownRight, IconArrowUpRight, IconCirclePlus, IconEqual, IconLogout2 } from '@tabler/icons-react'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { shortTitle } from '../list/keyword-columns.ts'
import type { ListNews } from './list-news.ts'
import classes from './since-then.module.css'

/** How many of the apps that passed the own one are named. */
const NAMED = 2

interface Props {
  news: readonly ListNews[]
  /** How many results were compared. */
  compared: number
  /** Of the titles. */
  locale: string
}

/** What changed in the list since an earlier one, one line per app. */
export function ListNewsList({ news, compared, locale }: Props) {
  const { t } = useLingui()
  return (
    <ul className={classes.news} aria-label={t`What changed`}>
      {news.map((one) => (
        <li key={one.trackId} data-whose={one.whose}>
          <NewsIcon news={one} />
          <span className={classes.text}>
            <b>
              <Headline news={one} locale={locale} />
            </b>
            <Text span inherit c="dimmed" fz="xs" lh="xs">
              <Detail news={one} compared={compared} locale={locale} />
            </Text>
          </span>
        </li>
      ))}
    </ul>
  )
}

function NewsIcon({ news }: { news: ListNews }) {
  const rose = news.kind === 'moved' && news.rank < news.before
  const Icon = {
    moved: rose ? IconArrowUpRight : IconArrowDownRight,
    entered: IconCirclePlus,
    left: IconLogout2,
    stayed: IconEqual,
  }[news.kind]
  const tone = news.kind === 'stayed' ? 'plain' : rose || news.kind === 'entered' ? 'good' : 'bad'
  return (
    <span className={classes.icon} data-tone={tone}>
      <Icon size={16} stroke={1.8} aria-hidden />
    </span>
  )
}

interface OfOne {
  news: ListNews
  locale: string
}

function Headline({ news, locale }: OfOne) {
  const title = <span lang={locale}>{shortTitle(news.title)}</span>
  switch (news.kind) {
    case 'entered':
      return (
        <Trans>
          {title} entered at {news.rank}
        </Trans>
      )
    case 'left':
      return <Trans>{title} left the list</Trans>
    case 'stayed':
      return (
        <Trans>
          {title} stays at {news.rank}
        </Trans>
      )
    case 'moved':
      return news.rank < news.before ? (
        <Trans>
          {title} rose from {news.before} to {news.rank}
        </Trans>
      ) : (
        <Trans>
          {title} fell from {news.before} to {news.rank}
        </Trans>
      )
  }
}

function Detail({ news, compared, locale }: OfOne & { compared: number }) {
  const shownCompared = formatNumber(compared, language())
  if (news.kind === 'entered') return <Trans>Was not among the {shownCompared} results</Trans>
  if (news.kind === 'left') return <Trans>Was at {news.before}</Trans>
  if (news.kind === 'moved' && news.passedBy.length > 0) {
    const names = (
      <span lang={locale}>
        {news.passedBy
          .slice(0, NAMED)
          .map((title) => shortTitle(title))
          .join(', ')}
      </span>
    )
    const others = news.passedBy.length - NAMED
    return others > 0 ? (
      <Trans>
        Passed by {names} and {others} more
      </Trans>
    ) : (
      <Trans>Passed by {names}</Trans>
    )
  }
  if (news.whose === 'own') return <Trans>Your app</Trans>
  if (news.whose === 'competitor') return <Trans>Competitor</Trans>
  return null
}
