import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Group, Paper, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId, useRef, type MouseEvent } from 'react'
import type { FoundApp } from '#contract/store.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { storeName } from '#web/ui/display/store-name.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import classes from './selected-apps.module.css'

interface Props {
  apps: readonly FoundApp[]
  max: number
  onRemove: (app: FoundApp) => void
}

/** What is selected, one slot for each app there is room for; a press on an app removes it (ONB-012 to ONB-015). */
export function SelectedApps({ apps, max, onRemove }: Props) {
  const { t } = useLingui()
  const titleId = useId()
  const phone = usePhone()
  const part = useRef<HTMLElement>(null)
  const remove = (app: FoundApp, { currentTarget: row }: MouseEvent) => {
    const neighbour = [row.nextElementSibling, row.previousElementSibling]
      .map((one) => one?.querySelector('button'))
      .find(Boolean)
    onRemove(app)
    // The button that was pressed goes; the focus stays here.
    ;(neighbour ?? part.current)?.focus()
  }
  return (
    <Paper component="section" ref={part} className={classes.part} aria-labelledby={titleId} tabIndex={-1}>
      <Group justify="space-between" align="baseline" gap="0 8px">
        <Title order={4} id={titleId}>
          <Trans>Selected apps</Trans>
        </Title>
        <Text size="xs" lh="md" c="dimmed">
          <Plural value={apps.length} _0="No apps added yet" one="# app added" other="# apps added" />
        </Text>
      </Group>
      <ul className={classes.slots}>
        {apps.map((app) => (
          // Keys press the button, whose click is the row's.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <li key={`${app.store}-${app.trackId}`} className={classes.app} onClick={(event) => remove(app, event)}>
            <AppIcon src={app.iconUrl} title={app.title} size={phone ? 46 : 36} />
            <div className={classes.lines}>
              <Text truncate fw={540} className={classes.name}>
                {app.title}
              </Text>
              <Text truncate size="xs" c="var(--sg-text-3)" className={classes.store}>
                {storeName(app.store)}
              </Text>
            </div>
            <IconButton
              label={t`Remove ${app.title}, ${storeName(app.store)}`}
              className={classes.remove}
              size={phone ? 24 : 32}
            >
              <IconX size={phone ? 15 : 17} stroke={1.7} />
            </IconButton>
          </li>
        ))}
        {Array.from({ length: Math.max(0, max - apps.length) }, (_, slot) => (
          <li key={slot} className={classes.free} aria-hidden />
        ))}
      </ul>
    </Paper>
  )
}
