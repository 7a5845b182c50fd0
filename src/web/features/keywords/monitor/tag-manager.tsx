import { IconTrash } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Box, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { type KeywordTag, TagColour } from '#contract/keywords/tracked.ts'
import { KEYWORD_TAG_MAX } from '#contract/protocol/limits.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { TagDot } from './tag-chips.tsx'

interface Props {
  /** Of the project. */
  tags: readonly KeywordTag[]
  onChange: (before: KeywordTag, after: KeywordTag) => void
  onRemove: (tag: KeywordTag) => void
  onBack: () => void
}

/** Renames, recolours and deletes the tags of a project, in all its countries. */
export function TagManager({ tags, onChange, onRemove, onBack }: Props) {
  const { t } = useLingui()
  const panel = useRef<HTMLDivElement>(null)
  /** A removed row takes the focus with it: the name of the tag that gets the focus instead. */
  const next = useRef<string | null>(null)
  useEffect(() => {
    if (next.current === null || !panel.current || document.activeElement !== document.body) return
    const row = tags.findIndex(({ name }) => name === next.current)
    const input = panel.current.querySelectorAll<HTMLElement>('li input')[row]
    const back = panel.current.querySelector<HTMLElement>(':scope > button')
    ;(input ?? back)?.focus()
    next.current = null
  }, [tags])
  return (
    <Stack component="section" gap="sm" px="md" py={14} fz="sm" lh="sm" ref={panel} aria-label={t`Manage tags`}>
      <Stack component="ul" gap={6} mah={280} style={{ overflowY: 'auto' }} aria-label={t`Tags of this app`}>
        {tags.map((tag, index) => (
          <ManagedTag
            key={tag.name}
            tag={tag}
            others={tags.filter((one) => one !== tag)}
            onChange={(after) => {
              if (after.name !== tag.name) next.current = after.name
              onChange(tag, after)
            }}
            onRemove={() => {
              next.current = (tags[index + 1] ?? tags[index - 1])?.name ?? ''
              onRemove(tag)
            }}
          />
        ))}
      </Stack>
      <Anchor component="button" type="button" variant="action" onClick={onBack}>
        <Trans>Back to the selected keywords</Trans>
      </Anchor>
    </Stack>
  )
}

interface TagProps {
  tag: KeywordTag
  others: readonly KeywordTag[]
  onChange: (after: KeywordTag) => void
  onRemove: () => void
}

function ManagedTag({ tag, others, onChange, onRemove }: TagProps) {
  const { t } = useLingui()
  const [name, setName] = useState(tag.name)
  const [isConfirming, setConfirming] = useState(false)
  const typed = name.trim()
  const isRenamed = typed !== '' && typed !== tag.name
  const same = others.find((one) => one.name === typed)
  return (
    <li>
      <Group
        component="form"
        gap="xs"
        wrap="nowrap"
        onSubmit={(event) => {
          event.preventDefault()
          if (isRenamed) onChange({ ...tag, name: typed })
        }}
      >
        <TagDot colour={tag.colour} />
        <TextInput
          size="xs"
          flex={1}
          miw={0}
          aria-label={t`Name of ${tag.name}`}
          maxLength={KEYWORD_TAG_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {isRenamed ? (
          <Button type="submit" size="sm">
            {same ? <Trans>Merge</Trans> : <Trans>Rename</Trans>}
          </Button>
        ) : (
          <>
            <TagColourChoice
              label={t`Colour of ${tag.name}`}
              value={tag.colour}
              onChange={(colour) => onChange({ ...tag, colour })}
            />
            <IconButton
              label={t`Delete ${tag.name}`}
              aria-expanded={isConfirming}
              onClick={() => setConfirming(!isConfirming)}
            >
              <IconTrash size={16} stroke={1.7} aria-hidden />
            </IconButton>
          </>
        )}
      </Group>
      {isRenamed && same && (
        <Text size="xs" c="dimmed">
          <Trans>A tag with this name already exists. All keywords of both tags will get it.</Trans>
        </Text>
      )}
      {isConfirming && !isRenamed && (
        <Group gap="xs" justify="end" pt={2} pb={6}>
          <Box component="span" flex="1 1 100%">
            <Trans>Delete it from all keywords, in all countries?</Trans>
          </Box>
          <Button size="sm" onClick={() => setConfirming(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button size="sm" onClick={onRemove}>
            <Trans>Delete</Trans>
          </Button>
        </Group>
      )}
    </li>
  )
}

const colourNames: Record<TagColour, MessageDescriptor> = {
  grey: msg`Grey`,
  violet: msg`Violet`,
  blue: msg`Blue`,
  teal: msg`Teal`,
  green: msg`Green`,
  amber: msg`Amber`,
  red: msg`Red`,
  pink: msg`Pink`,
}

interface TagColourChoiceProps {
  label: string
  value: TagColour
  onChange: (colour: TagColour) => void
}

/** The colours that a tag can have, by their names. */
export function TagColourChoice({ label, value, onChange }: TagColourChoiceProps) {
  const { i18n } = useLingui()
  const options = TagColour.options.map((colour) => ({ value: colour, label: i18n._(colourNames[colour]) }))
  return <FilterSelect label={label} size="medium" value={value} options={options} onChange={onChange} />
}
