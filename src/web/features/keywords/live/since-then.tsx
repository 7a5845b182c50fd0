import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { SearchOrigin } from '#contract/keywords/search-origin.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { originName } from '#web/apps/marks/mark-name.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import type { ListNews } from './list-news.ts'
import { ListNewsList } from './list-news-list.tsx'
import classes from './since-then.module.css'
import type { Comparison } from './use-comparison.ts'

/** Lines shown above the table; a button shows the others. */
const FIRST = 4

interface Props {
  comparison: Comparison
  news: readonly ListNews[]
  /** The own app's rank; null: it is not among the results. */
  own: { title: string; rank: number | null }
  locale: string
  /** All lines at once. */
  whole: boolean
}

/** The changes since an earlier list, and the choice of its day. */
export function SinceThen({ comparison, news, own, locale, whole }: Props) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(whole)
  const { origin, day, days, before, isLoading, isYesterday, onDay } = comparison
  const { title, rank } = own
  const name = (one: UtcDay) => (isYesterday(one) ? t`Yesterday` : formatDay(one, language()))
  return (
    <section className={classes.since} aria-label={t`Compared with an earlier list`}>
      <Group gap="4px 12px" justify="space-between" w="100%">
        <Text component="h3" inherit fz="md" fw={630}>
          {day === null ? <Trans>No earlier list</Trans> : <SinceDay day={day} isYesterday={isYesterday(day)} />}
        </Text>
        {day !== null && (
          <Group component="span" display="inline-flex" gap="xs" wrap="nowrap" c="dimmed" fz="sm">
            <span aria-hidden>
              <Trans>Compare with</Trans>
            </span>
            <FilterSelect
              label={t`Compare with`}
              size="medium"
              value={day}
              options={[...new Set([...days, day])].map((one) => ({ value: one, label: name(one) }))}
              onChange={onDay}
            />
          </Group>
        )}
      </Group>
      {/* Repeated by the list below if that begins with the own app. */}
      <Text
        size="sm"
        c="dimmed"
        className={news[0]?.whose === 'own' ? 'sg-visually-hidden' : classes.own}
        role="status"
      >
        {rank === null ? (
          <Trans>{title} isn't among these results.</Trans>
        ) : (
          <Trans>
            {title} is at <b>{rank}</b>.
          </Trans>
        )}{' '}
        {day === null && origin ? (
          <Trans>
            There's no earlier list in this order to compare with. Lists of tracked keywords are saved every day.
          </Trans>
        ) : day === null ? (
          <Trans>There's no earlier list to compare with. Lists of tracked keywords are saved every day.</Trans>
        ) : isLoading ? (
          <Trans>Loading the list of that day…</Trans>
        ) : !before ? (
          <Trans>The list of that day isn't saved on this device.</Trans>
        ) : (
          news.length === 0 && <Trans>No app entered or left, and no competitor moved.</Trans>
        )}
      </Text>
      {origin && (
        <Text size="sm" c="dimmed" className={classes.own}>
          <OrderText origin={origin} />
        </Text>
      )}
      {before && news.length > 0 && (
        <ListNewsList news={isWhole ? news : news.slice(0, FIRST)} compared={before.trackIds.length} locale={locale} />
      )}
      {before && news.length > FIRST && !isWhole && (
        <Anchor component="button" type="button" variant="action" onClick={() => setWhole(true)}>
          <Plural value={news.length - FIRST} one="Show # more" other="Show # more" />
        </Anchor>
      )}
    </section>
  )
}

function OrderText({ origin }: { origin: SearchOrigin }) {
  const name = originName(origin)
  return <Trans>The order of the results comes from {name}.</Trans>
}

/** "Since yesterday", "Since 20 November 2026". */
export function SinceDay({ day, isYesterday }: { day: UtcDay; isYesterday: boolean }) {
  return isYesterday ? <Trans>Since yesterday</Trans> : <Trans>Since {formatDay(day, language())}</Trans>
}
