import { Trans, useLingui } from '@lingui/react/macro'
import { IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { TemplateFolder } from '#contract/reviews/templates.ts'
import { templateFolderEntity } from '#web/commands/reviews/entities.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { FolderForm } from './folder-form.tsx'
import classes from '../templates.module.css'

interface Props {
  folder: TemplateFolder
  mayChange: boolean
  onFavourite: () => void
  onRename: (name: string) => void
  onRemove: () => void
}

/** The chosen folder's name, with what can be done with it. */
export function FolderHead({ folder: { id, name, isFavourite }, mayChange, onFavourite, onRename, onRemove }: Props) {
  const { t } = useLingui()
  const [isNaming, setNaming] = useState(false)
  // Its templates name it, too.
  const isPending = useOutbox().entries.some(
    (one) => one.name.endsWith('Folder') && one.entities.includes(templateFolderEntity(id)),
  )
  const Star = isFavourite ? IconStarFilled : IconStar
  if (isNaming)
    return (
      <div className={classes.folderHead}>
        <FolderForm
          label={t`Name of the folder`}
          name={name}
          save={<Trans>Rename</Trans>}
          onSave={onRename}
          onClose={() => setNaming(false)}
        />
      </div>
    )
  return (
    <div className={classes.folderHead}>
      <h3>{name}</h3>
      {isPending && (
        <Tag tone="line">
          <Trans>Waiting to send</Trans>
        </Tag>
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
    </div>
  )
}
