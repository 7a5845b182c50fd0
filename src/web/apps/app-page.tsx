import { Box, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Store } from '#contract/store.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import classes from './app-page.module.css'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'

interface Props {
  title: string
  iconUrl: string | null
  /** Of the app. */
  store: Store
  /** Below the name: what the page says about it. */
  about: ReactNode
  /** When its main answer was read, ms since 1970; null: not yet. */
  at: number | null
  busy?: boolean
  /** At the right of its head. */
  action?: ReactNode
  children: ReactNode
}

/** A page about one app: which one, how old, and its cards. */
export function AppPage({ title, iconUrl, store, about, at, busy = false, action, children }: Props) {
  const phone = usePhone()
  return (
    <Stack gap={phone ? 'sm' : 'md'} px="var(--sg-gutter)" pt={phone ? 10 : 24} pb={phone ? 'lg' : 'xl'}>
      <Group component="header" gap="sm" wrap="nowrap">
        <span className={classes.icon}>
          <AppIcon src={iconUrl} title={title} size={40} />
        </span>
        <Box flex={1} miw={0}>
          <Group className={classes.name} gap="xs" wrap="nowrap" miw={0}>
            <Title order={2} size="h3" lh="lg" lts="-0.008em" className={classes.title}>
              {title}
            </Title>
            <StoreMark store={store} size={16} />
          </Group>
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        </Box>
        {at !== null && <Freshness at={at} busy={busy} compact={phone} ofPage />}
        {action}
      </Group>
      {children}
    </Stack>
  )
}
