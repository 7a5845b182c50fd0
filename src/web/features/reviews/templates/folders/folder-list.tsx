import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconFolder, IconFolderOff, IconStar, IconStarFilled, IconTemplate } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ReplyTemplate, TemplateFolder } from '#contract/reviews/templates.ts'
import { foldersInOrder, isIn, type Place } from '../list/chosen.ts'
import { useListKeys } from '../list/use-list-keys.ts'
import classes from './folder-list.module.css'

interface Props {
  templates: readonly ReplyTemplate[]
  folders: readonly TemplateFolder[]
  place: Place
  onPlace: (place: Place) => void
}

const keyOf = (place: Place) => (typeof place === 'string' ? place : place.folderId)

/** Where templates lie; choosing one shows its own. */
export function FolderList({ templates, folders, place, onPlace }: Props) {
  const { t } = useLingui()
  const item = (to: Place, icon: ReactNode, name: ReactNode) => (
    <li key={keyOf(to)}>
      <UnstyledButton
        data-place
        aria-current={keyOf(to) === keyOf(place) ? 'true' : undefined}
        onClick={() => onPlace(to)}
      >
        {icon}
        <span className={classes.name}>{name}</span>{' '}
        <span className={classes.count}>{templates.filter((one) => isIn(to, one)).length}</span>
      </UnstyledButton>
    </li>
  )
  const ordered = foldersInOrder(folders)
  const { list, onKeyDown } = useListKeys(
    '[data-place]',
    ordered.map(({ id }) => id),
  )
  return (
    // Keys that its buttons share.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul ref={list} className={classes.list} aria-label={t`Folders`} onKeyDown={onKeyDown}>
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
