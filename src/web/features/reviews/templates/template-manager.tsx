import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { REPLY_TEMPLATES_MAX, TEMPLATE_FOLDERS_MAX, type ReplyTemplate } from '#contract/reviews/templates.ts'
import type { Templates } from '#web/commands/reply-templates/of-templates.ts'
import { SearchInput } from '#web/ui/controls/search-input.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { TemplateEditor } from './template-editor.tsx'
import { FolderForm, FolderHead, FolderList } from './template-folders.tsx'
import { filterTemplates, foldersInOrder, isIn, type TemplateScope } from './template-filter.ts'
import { TemplateList } from './template-list.tsx'
import { SupportForm } from './support-form.tsx'
import { useTemplateChanges } from './use-template-changes.ts'
import classes from './templates.module.css'

interface Props {
  organizationId: string
  all: Templates
  /** Without the right to reply they are only read; favourites are everybody's own. */
  mayChange: boolean
}

/** Templates in folders: looked for, written, moved and deleted (REV-012, REV-015). */
export function TemplateManager({ organizationId, all, mayChange }: Props) {
  const { t } = useLingui()
  const { templates, support } = all
  const folders = foldersInOrder(all.folders)
  const changes = useTemplateChanges(organizationId)
  const [chosenScope, setScope] = useState<TemplateScope>('all')
  const [search, setSearch] = useState('')
  /** null: none; `new`: a new template. */
  const [open, setOpen] = useState<ReplyTemplate | 'new' | null>(null)
  const [isNaming, setNaming] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const fullId = useId()
  const folder = typeof chosenScope === 'string' ? undefined : folders.find(({ id }) => id === chosenScope.folderId)
  // A folder that is gone shows everything.
  const scope: TemplateScope = typeof chosenScope === 'string' || folder ? chosenScope : 'all'
  const shown = filterTemplates(templates, scope, search)
  const count = templates.length
  const isFull = count >= REPLY_TEMPLATES_MAX
  const areFoldersFull = folders.length >= TEMPLATE_FOLDERS_MAX
  const newButton = (
    <Button
      variant="filled"
      disabled={isFull}
      aria-describedby={isFull ? fullId : undefined}
      leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
      onClick={() => setOpen('new')}
    >
      <Trans>New template</Trans>
    </Button>
  )
  const close = () => {
    setOpen(null)
    requestAnimationFrame(() => field.current?.focus())
  }
  return (
    // A key that leads to the search from anywhere but a field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes.panes}
      onKeyDown={(event) => {
        const isField = event.target instanceof Element && event.target.matches('input, textarea, select')
        if (event.key !== '/' || isField || !field.current) return
        event.preventDefault()
        field.current.focus()
      }}
    >
      <div className={classes.side}>
        <FolderList
          templates={templates}
          folders={folders}
          scope={scope}
          onScope={(next) => {
            setScope(next)
            setOpen(null)
          }}
        />
        {mayChange &&
          (isNaming ? (
            <FolderForm
              label={t`Name of the new folder`}
              name=""
              save={<Trans>Create</Trans>}
              onSave={(name) => void changes.createFolder(name).then((id) => id !== null && setScope({ folderId: id }))}
              onClose={() => setNaming(false)}
            />
          ) : (
            <Anchor
              component="button"
              type="button"
              variant="action"
              disabled={areFoldersFull}
              onClick={() => setNaming(true)}
            >
              <Trans>New folder</Trans>
            </Anchor>
          ))}
        <Text inherit c="dimmed" fz="sm">
          <Trans>
            {folders.length} of {TEMPLATE_FOLDERS_MAX} folders
          </Trans>
        </Text>
        <SupportForm
          organizationId={organizationId}
          support={support}
          mayChange={mayChange}
          onSave={changes.setSupport}
        />
      </div>
      <div className={classes.work}>
        {open !== null ? (
          <div className={classes.state}>
            <TemplateEditor
              key={open === 'new' ? '' : open.id}
              template={open === 'new' ? null : open}
              folderId={folder?.id ?? null}
              folders={folders}
              templates={templates}
              onSave={(values) => (open === 'new' ? changes.create(values) : changes.save(open, values))}
              onClose={close}
            />
          </div>
        ) : (
          <>
            <Group gap={10} px="md" py={14}>
              <SearchInput
                ref={field}
                className={classes.search}
                label={t`Search templates`}
                value={search}
                onChange={setSearch}
              />
              <Text span inherit c="dimmed" fz="sm" role="status">
                <Trans>
                  {count} of {REPLY_TEMPLATES_MAX}
                </Trans>
              </Text>
              {mayChange && count > 0 && newButton}
            </Group>
            {isFull && mayChange && (
              <Text size="sm" c="dimmed" px="md" pb={10} id={fullId}>
                <Trans>You've reached the limit of {REPLY_TEMPLATES_MAX} templates. Delete one to add another.</Trans>
              </Text>
            )}
            {areFoldersFull && mayChange && (
              <Text size="sm" c="dimmed" px="md" pb={10}>
                <Trans>You've reached the limit of {TEMPLATE_FOLDERS_MAX} folders.</Trans>
              </Text>
            )}
            {folder && (
              <FolderHead
                key={folder.id}
                folder={folder}
                mayChange={mayChange}
                onFavourite={() => void changes.favourFolder(folder)}
                onRename={(name) => void changes.renameFolder(folder, name)}
                onRemove={() =>
                  void changes.removeFolder(
                    folder,
                    templates.filter((one) => isIn(scope, one)),
                  )
                }
              />
            )}
            {count === 0 ? (
              <EmptyState title={<Trans>No templates yet</Trans>} {...(mayChange && { action: newButton })}>
                <Trans>Save replies that you often use. Name and version are filled in for each review.</Trans>
              </EmptyState>
            ) : shown.length === 0 ? (
              <p className={classes.state} role="status">
                {search.trim() === '' ? <Trans>Nothing in here yet.</Trans> : <Trans>No template matches.</Trans>}
              </p>
            ) : (
              <TemplateList
                templates={shown}
                folders={folders}
                mayChange={mayChange}
                onOpen={setOpen}
                onFavourite={(one) => void changes.favour(one)}
                onMove={(one, to) => void changes.move(one, to)}
                onRemove={(one) => void changes.remove(one)}
              />
            )}
          </>
        )}
      </div>
    </div>
  )
}
