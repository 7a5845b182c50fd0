import { useLingui, Plural, Trans } from '@lingui/react/macro'
import { Badge, Box, Group, NativeSelect, Text, UnstyledButton } from '@mantine/core'
import { IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import type { ReplyTemplate, TemplateFolder } from '#contract/reviews/templates.ts'
import { replyTemplateEntity } from '#web/commands/reviews/entities.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { languageName } from '../languages.ts'
import { useListKeys } from '../use-list-keys.ts'
import classes from './template-list.module.css'

const MAIN = '[data-open]'

interface Props extends RowActions {
  templates: readonly ReplyTemplate[]
  folders: readonly TemplateFolder[]
}

/** The list of templates. Arrow keys move the focus; Delete deletes the focused template. */
export function TemplateList({ templates, folders, ...actions }: Props) {
  const { t } = useLingui()
  const { list, onKeyDown, leave } = useListKeys(
    MAIN,
    templates.map(({ id }) => id),
  )
  const remove = (template: ReplyTemplate) => {
    leave(template.id)
    actions.onRemove(template)
  }
  return (
    // Handles the keys of its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      aria-label={t`Templates`}
      onKeyDown={(event) => {
        onKeyDown(event)
        if (event.key !== 'Delete' || !actions.mayChange || !(event.target instanceof Element)) return
        const id = event.target.matches(MAIN) && event.target.closest('[data-template]')?.getAttribute('data-template')
        const template = templates.find((one) => one.id === id)
        if (template) remove(template)
      }}
    >
      {templates.map((template) => (
        <TemplateRow key={template.id} template={template} folders={folders} {...actions} onRemove={remove} />
      ))}
    </ul>
  )
}

interface RowActions {
  mayChange: boolean
  onOpen: (template: ReplyTemplate) => void
  onFavourite: (template: ReplyTemplate) => void
  onMove: (template: ReplyTemplate, folderId: string | null) => void
  onRemove: (template: ReplyTemplate) => void
}

interface TemplateRowProps extends RowActions {
  template: ReplyTemplate
  folders: readonly TemplateFolder[]
}

/** One template: its text, its folder, and how often it was used. */
function TemplateRow({ template, folders, mayChange, onOpen, onFavourite, onMove, onRemove }: TemplateRowProps) {
  const { t } = useLingui()
  const { id, name, text, folderId, language, isFavourite, used } = template
  const isPending = useIsPending(replyTemplateEntity(id))
  const Star = isFavourite ? IconStarFilled : IconStar
  return (
    <li className={classes.row} data-template={id}>
      <IconButton
        tooltip={false}
        label={t`Favourite: ${name}`}
        aria-pressed={isFavourite}
        className={classes.star}
        onClick={() => onFavourite(template)}
      >
        <Star size={17} stroke={1.7} aria-hidden />
      </IconButton>
      <Box flex={1} miw={0}>
        <UnstyledButton
          className={classes.open}
          data-open
          disabled={!mayChange}
          aria-label={mayChange ? t`Edit ${name}` : undefined}
          onClick={() => onOpen(template)}
        >
          {name}
        </UnstyledButton>
        <Text size="sm" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }} lang={language ?? undefined}>
          {text}
        </Text>
        <Group gap="4px 10px" c="dimmed" fz="xs" lh="xs" mt={4}>
          {isPending && (
            <Badge variant="outline">
              <Trans>Not sent yet</Trans>
            </Badge>
          )}
          {language !== null && <Badge>{languageName(language)}</Badge>}
          <span>
            {used === 0 ? <Trans>Not used yet</Trans> : <Plural value={used} one="Used once" other="Used # times" />}
          </span>
          {mayChange && folders.length > 0 && (
            <NativeSelect
              size="xs"
              className={classes.move}
              aria-label={t`Folder of ${name}`}
              value={folderId ?? ''}
              data={[
                { value: '', label: t`No folder` },
                ...folders.map((folder) => ({ value: folder.id, label: folder.name })),
              ]}
              onChange={(event) => onMove(template, event.target.value || null)}
            />
          )}
        </Group>
      </Box>
      {mayChange && (
        <IconButton tooltip={false} label={t`Delete ${name}`} onClick={() => onRemove(template)}>
          <IconTrash size={17} stroke={1.7} aria-hidden />
        </IconButton>
      )}
    </li>
  )
}
