import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Button, Flex, Group, Text, TextInput, UnstyledButton } from '@mantine/core'
import {
  IconFolder,
  IconFolderOff,
  IconStar,
  IconStarFilled,
  IconTemplate,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { type ReactNode, useState, useEffect, useRef } from 'react'
import * as v from 'valibot'
import { type ReplyTemplate, type TemplateFolder, createFolder } from '#contract/reviews/templates.ts'
import { templateFolderEntity } from '#web/commands/reviews/entities.ts'
import { useOutbox, useUnsaved } from '#web/offline/hooks.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useListKeys } from '../use-list-keys.ts'
import { foldersInOrder, isIn, type TemplateScope } from './template-filter.ts'
import classes from './templates.module.css'

interface Props {
  templates: readonly ReplyTemplate[]
  folders: readonly TemplateFolder[]
  scope: TemplateScope
  onScope: (scope: TemplateScope) => void
}

const keyOf = (scope: TemplateScope) => (typeof scope === 'string' ? scope : scope.folderId)

/** The folders; selecting one shows its templates. */
export function FolderList({ templates, folders, scope, onScope }: Props) {
  const { t } = useLingui()
  const item = (to: TemplateScope, icon: ReactNode, name: ReactNode) => (
    <li key={keyOf(to)}>
      <UnstyledButton
        data-scope
        aria-current={keyOf(to) === keyOf(scope) ? 'true' : undefined}
        onClick={() => onScope(to)}
      >
        {icon}
        <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Box>{' '}
        <Text span inherit c="dimmed" fz="xs">
          {templates.filter((one) => isIn(to, one)).length}
        </Text>
      </UnstyledButton>
    </li>
  )
  const ordered = foldersInOrder(folders)
  const { list, onKeyDown } = useListKeys(
    '[data-scope]',
    ordered.map(({ id }) => id),
  )
  return (
    // Handles the keys of its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} className={classes.folders} aria-label={t`Folders`} onKeyDown={onKeyDown}>
      {item('all', <IconTemplate size={17} stroke={1.7} aria-hidden />, <Trans>All templates</Trans>)}
      {item('favourites', <IconStar size={17} stroke={1.7} aria-hidden />, <Trans>Favourites</Trans>)}
      {ordered.map(({ id, name, isFavourite }) => {
        const Icon = isFavourite ? IconStarFilled : IconFolder
        return item({ folderId: id }, <Icon size={17} stroke={1.7} aria-hidden />, name)
      })}
      {folders.length > 0 &&
        item('none', <IconFolderOff size={17} stroke={1.7} aria-hidden />, <Trans>In no folder</Trans>)}
    </ul>
  )
}

interface FolderHeadProps {
  folder: TemplateFolder
  mayChange: boolean
  onFavourite: () => void
  onRename: (name: string) => void
  onRemove: () => void
}

/** The selected folder's name and actions. */
export function FolderHead({
  folder: { id, name, isFavourite },
  mayChange,
  onFavourite,
  onRename,
  onRemove,
}: FolderHeadProps) {
  const { t } = useLingui()
  const [isNaming, setNaming] = useState(false)
  // Queued changes of its templates refer to it, too.
  const isPending = useOutbox().entries.some(
    (one) => one.name.endsWith('Folder') && one.entities.includes(templateFolderEntity(id)),
  )
  const Star = isFavourite ? IconStarFilled : IconStar
  if (isNaming)
    return (
      <Group className={classes.folderHead} gap={4} wrap="nowrap" pl="md" pr="sm" pb="xs">
        <FolderForm
          label={t`Name of the folder`}
          name={name}
          save={<Trans>Rename</Trans>}
          onSave={onRename}
          onClose={() => setNaming(false)}
        />
      </Group>
    )
  return (
    <Group className={classes.folderHead} gap={4} wrap="nowrap" pl="md" pr="sm" pb="xs">
      <Text component="h3" fw={630} miw={0} mr={4} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      {isPending && (
        <Badge variant="outline">
          <Trans>Not sent yet</Trans>
        </Badge>
      )}
      <IconButton label={t`Favourite: ${name}`} size={28} aria-pressed={isFavourite} onClick={onFavourite}>
        <Star size={16} stroke={1.7} aria-hidden />
      </IconButton>
      {mayChange && (
        <>
          <IconButton label={t`Rename folder`} size={28} onClick={() => setNaming(true)}>
            <IconPencil size={16} stroke={1.7} aria-hidden />
          </IconButton>
          <IconButton label={t`Delete folder`} size={28} title={t`Its templates stay.`} onClick={onRemove}>
            <IconTrash size={16} stroke={1.7} aria-hidden />
          </IconButton>
        </>
      )}
    </Group>
  )
}

const Name = createFolder.body.entries.name

interface FolderFormProps {
  label: string
  name: string
  save: ReactNode
  onSave: (name: string) => void
  onClose: () => void
}

/** Edits a folder's name in place. */
export function FolderForm({ label, name, save, onSave, onClose }: FolderFormProps) {
  const [typed, setTyped] = useState(name)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useUnsaved('template-folder', typed !== name)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const submit = () => {
    const parsed = v.safeParse(Name, typed)
    setTried(true)
    if (!parsed.success) return field.current?.focus()
    if (parsed.output !== name) onSave(parsed.output)
    onClose()
    return undefined
  }
  return (
    // Esc in its field closes the form only, not the dialog.
    <Flex
      component="form"
      gap={6}
      align="center"
      wrap="wrap"
      flex={1}
      miw={0}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        event.nativeEvent.stopImmediatePropagation()
        onClose()
      }}
    >
      <TextInput
        size="xs"
        flex="1 1 140px"
        miw={0}
        ref={field}
        aria-label={label}
        error={isTried && !v.is(Name, typed)}
        maxLength={80}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button size="sm" type="submit">
        {save}
      </Button>
      <Button size="sm" variant="subtle" color="gray" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </Flex>
  )
}
