import { Plural, Trans } from '@lingui/react/macro'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { countryCodeOf, type Store } from '#contract/store.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { language } from '#web/i18n/language.ts'
import { formatSize } from '#web/i18n/size.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Flag } from '#web/ui/display/flag.tsx'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import classes from './app-row.module.css'
import type { SavedApp } from './saved-apps.ts'

/** One app: how many of its countries are saved and how old they are; opened, each country by itself. */
export function AppRow({ app, store }: { app: SavedApp; store: Store }) {
  const { title, iconUrl, isOwn, countries, size } = app
  const phone = usePhone()
  const saved = countries.flatMap(({ at }) => at ?? [])
  const count = saved.length
  const oldest = count > 0 ? Math.min(...saved) : null
  return (
    <li>
      <details className={classes.app}>
        <summary className={classes.head}>
          <AppIcon src={iconUrl} title={title} size={32} />
          <Stack gap={0} flex={1} miw={0}>
            <Group gap="2px 8px" fw={540} className={classes.title}>
              {title}
              <StoreMark store={store} />
              {!isOwn && (
                <Badge>
                  <Trans>Competitor</Trans>
                </Badge>
              )}
            </Group>
            <Text span size="xs" lh="sm" c="var(--sg-text-3)">
              <Trans>
                {count} of <Plural value={countries.length} one="# country" other="# countries" />
              </Trans>
              {size > 0 && <>, {formatSize(size, language())}</>}
            </Text>
          </Stack>
          <Freshness at={oldest} compact={phone} />
          <IconChevronDown className={classes.arrow} size={16} stroke={1.8} aria-hidden />
        </summary>
        <ul className={classes.countries}>
          {countries.map((country) => (
            <Group component="li" key={country.locale} gap={10} wrap="nowrap" mih={32} fz="sm">
              <Flag code={countryCodeOf(country.locale)} size={18} />
              <Text span size="sm" flex={1} miw={0}>
                {countryNameOf(country.locale)}
              </Text>
              <Text span size="xs" lh="sm" c="var(--sg-text-3)">
                {country.size > 0 && formatSize(country.size, language())}
              </Text>
              <Freshness at={country.at} />
            </Group>
          ))}
        </ul>
      </details>
    </li>
  )
}
