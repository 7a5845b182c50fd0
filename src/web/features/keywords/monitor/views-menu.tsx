import { IconBookmark, IconX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { KEYWORD_VIEW_NAME_MAX, KEYWORD_VIEWS_MAX } from '#contract/protocol/limits.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import type { SavedView, useSavedViews } from './saved-views.ts'
import classes from './views-menu.module.css'
import { Panel } from '../list/panel.tsx'

interface Props {
  saved: ReturnType<typeof useSavedViews>
  /** What the table shows now. */
  current: Omit<SavedView, 'name'>
  onOpen: (view: SavedView) => void
}

/** Views of the table that the user has saved: filter, order and columns under a name. */
export function ViewsMenu({ saved, current, onOpen }: Props) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  const [name, setName] = useState('')
  const title = t`Saved views`
  const typed = name.trim()
  const { views, isKnown } = saved
  const isFull = views.filter((view) => view.name !== typed).length >= KEYWORD_VIEWS_MAX
  const maySave = isKnown && typed !== '' && !isFull
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      align="right"
      width={300}
      trigger={
        <IconButton
          label={title}
          size={36}
          bordered
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconBookmark size={17} stroke={1.7} aria-hidden />
        </IconButton>
      }
    >
      <Panel label={title}>
        {views.length > 0 && (
          <ul>
            {views.map((view) => (
              <Group component="li" key={view.name} gap="xs" wrap="nowrap">
                <UnstyledButton
                  className={classes.open}
                  onClick={() => {
                    setOpened(false)
                    onOpen(view)
                  }}
                >
                  {view.name}
                </UnstyledButton>
                <IconButton label={t`Remove ${view.name}`} size={28} onClick={() => saved.remove(view.name)}>
                  <IconX size={15} stroke={1.7} aria-hidden />
                </IconButton>
              </Group>
            ))}
          </ul>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (!maySave) return
            saved.save({ name: typed, ...current })
            setName('')
          }}
        >
          <Group gap="xs" wrap="nowrap">
            <TextInput
              size="xs"
              flex={1}
              miw={0}
              aria-label={t`Name of the view`}
              placeholder={t`Name of the view`}
              maxLength={KEYWORD_VIEW_NAME_MAX}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" size="sm" disabled={!maySave}>
              <Trans>Save</Trans>
            </Button>
          </Group>
        </form>
        <Text size="xs" c="dimmed">
          {isFull ? (
            <Trans>You have {KEYWORD_VIEWS_MAX} saved views. Remove one to save another.</Trans>
          ) : (
            <Trans>Saves filters, order and columns for you, on all your devices.</Trans>
          )}
        </Text>
      </Panel>
    </Popover>
  )
}
