import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Group, Text } from '@mantine/core'
import { IconSearch, IconStarFilled } from '@tabler/icons-react'
import type { Store } from '#contract/store.ts'
import { formatCompact, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import type { LiveRow, Part } from './live-rows.ts'
import classes from './phone-list.module.css'
import type { ScrolledList } from './use-scroll-together.ts'

/** As many as fit beside each other. */
const SCREENSHOTS = 3

interface Props {
  term: string
  store: Store
  part: Part
  /** Of the titles. */
  locale: string
  scrolled: ScrolledList
}

/** The results as a phone shows them; the own app and competitors are marked. */
export function PhoneList({ term, store, part: { rows, below, between }, locale, scrolled }: Props) {
  const { t } = useLingui()
  return (
    <div className={classes.place}>
      <div className={classes.phone}>
        <Group component="p" gap="xs" px={10} py="xs" fz="sm" lh="sm" className={classes.search} aria-hidden>
          <IconSearch size={16} stroke={1.7} />
          {term}
        </Group>
        <div className={classes.scroll} role="group" aria-label={t`Phone`} tabIndex={0} {...scrolled}>
          <ol className={classes.list} aria-label={t`Result on a phone`}>
            {rows.map((row) => (
              <PhoneRow key={row.trackId} row={row} locale={locale} />
            ))}
            {between > 0 && (
              <Text component="li" size="xs" c="dimmed" ta="center" p="xs">
                <Plural value={between} one="# result between" other="# results between" />
              </Text>
            )}
            {below && <PhoneRow row={below} locale={locale} />}
          </ol>
        </div>
      </div>
      <Text size="xs" c="dimmed" ta="center">
        {store === 'GOOGLE_PLAY' ? (
          <Trans>Google Play shows its first 30. Ads aren't known.</Trans>
        ) : (
          <Trans>As on an iPhone. Ads aren't known.</Trans>
        )}
      </Text>
    </div>
  )
}

function PhoneRow({ row, locale }: { row: LiveRow; locale: string }) {
  const { rank, title, subtitle, iconUrl, rating, ratingCount, whose } = row
  return (
    <li className={classes.row} data-rank={rank} data-whose={whose}>
      <span className={classes.rank}>{formatNumber(rank, language())}</span>
      <AppIcon src={iconUrl} title={title} size={44} />
      <span className={classes.names} lang={locale}>
        <b>{title}</b>
        {subtitle && <span>{subtitle}</span>}
        {rating !== null && (
          <Group component="span" gap={4} wrap="nowrap" className={classes.rating}>
            <IconStarFilled size={12} aria-hidden /> {formatNumber(rating, language(), 1)}
            {ratingCount !== null && ` · ${formatCompact(ratingCount, language())}`}
          </Group>
        )}
        {whose !== 'other' && (
          <span className="sg-visually-hidden" lang={language()}>
            {whose === 'own' ? <Trans>Your app</Trans> : <Trans>Competitor</Trans>}
          </span>
        )}
      </span>
      {row.screenshots.length > 0 && (
        <span className={classes.screenshots}>
          {row.screenshots.slice(0, SCREENSHOTS).map((src) => (
            <img key={src} src={src} alt="" loading="lazy" decoding="async" />
          ))}
        </span>
      )}
    </li>
  )
}
