import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Box, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { KeywordTag, TagColour } from '#contract/keywords/tracked.ts'
import { KEYWORD_TAG_MAX, KEYWORD_TAGS_MAX } from '#contract/protocol/limits.ts'
import { Popover } from '#web/ui/overlays/popover.tsx'
import bar from '../list/selection-bar.module.css'
import type { MonitorRow } from './monitor-rows.ts'
import { TagDot } from './tag-chips.tsx'
import { TagColourChoice, TagManager } from './tag-manager.tsx'

interface Props {
  rows: readonly MonitorRow[]
  /** Of the project. */
  tags: readonly KeywordTag[]
  opened: boolean
  onClose: () => void
  onTag: (rows: readonly MonitorRow[], change: { add?: KeywordTag; remove?: string }) => void
  onChangeTag: (before: KeywordTag, after: KeywordTag) => void
  onRemoveTag: (tag: KeywordTag) => void
  trigger: ReactNode
}

/** Gives the selected keywords tags, existing ones or a new one, or takes them from them; the project's tags are managed here too. */
export function TagPanel(props: Props) {
  const { rows, tags, opened, onClose, onTag, trigger } = props
  const { t } = useLingui()
  const [isManaging, setManaging] = useState(false)
  const [name, setName] = useState('')
  const [colour, setColour] = useState<TagColour>('violet')
  /** A keyword that has no room for the tag that was chosen. */
  const [full, setFull] = useState<string | null>(null)
  const title = t`Tag`
  const typed = name.trim()
  const known = tags.find((tag) => tag.name.toLocaleLowerCase() === typed.toLocaleLowerCase())
  const close = () => {
    setManaging(false)
    setFull(null)
    onClose()
  }
  const give = (tag: KeywordTag): boolean => {
    const withoutRoom = rows.find((row) => row.tags.length >= KEYWORD_TAGS_MAX && !row.tags.includes(tag.name))
    setFull(withoutRoom?.keyword ?? null)
    if (!withoutRoom) onTag(rows, { add: tag })
    return !withoutRoom
  }
  return (
    <Popover opened={opened} onClose={close} title={title} width={360} className={bar.panel} trigger={trigger}>
      {isManaging ? (
        <TagManager
          tags={tags}
          onChange={props.onChangeTag}
          onRemove={props.onRemoveTag}
          onBack={() => setManaging(false)}
        />
      ) : (
        <Stack component="section" gap="sm" px="md" py={14} fz="sm" lh="sm" aria-label={title}>
          {tags.length > 0 && (
            <Box mah={240} style={{ overflowY: 'auto' }} role="group" aria-label={t`Tags of the selected keywords`}>
              {tags.map((tag) => {
                const count = rows.filter((row) => row.tags.includes(tag.name)).length
                const isMixed = count > 0 && count < rows.length
                return (
                  <Checkbox
                    key={tag.name}
                    label={
                      <>
                        <TagDot colour={tag.colour} />
                        {tag.name}
                      </>
                    }
                    checked={count === rows.length}
                    indeterminate={isMixed}
                    onChange={() => (count === rows.length ? onTag(rows, { remove: tag.name }) : give(tag))}
                  />
                )
              })}
            </Box>
          )}
          <Group
            component="form"
            gap="xs"
            wrap="nowrap"
            onSubmit={(event) => {
              event.preventDefault()
              if (typed !== '' && give(known ?? { name: typed, colour })) setName('')
            }}
          >
            <TextInput
              size="xs"
              flex={1}
              miw={0}
              aria-label={t`New tag`}
              placeholder={t`New tag`}
              maxLength={KEYWORD_TAG_MAX}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <TagColourChoice label={t`Colour`} value={colour} onChange={setColour} />
            <Button type="submit" size="sm" disabled={typed === ''}>
              <Trans>Add</Trans>
            </Button>
          </Group>
          {full !== null && (
            <Text inherit c="bad" role="alert">
              <Trans>
                “{full}” already has {KEYWORD_TAGS_MAX} tags. Remove one first.
              </Trans>
            </Text>
          )}
          {tags.length > 0 && (
            <Anchor component="button" type="button" variant="action" onClick={() => setManaging(true)}>
              <Trans>Manage tags</Trans>
            </Anchor>
          )}
        </Stack>
      )}
    </Popover>
  )
}
