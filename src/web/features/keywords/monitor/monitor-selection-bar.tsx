import { IconCopy, IconTag, IconTrash, IconX, IconTextPlus } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { KeywordTag } from '#contract/keywords/tracked.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { copyText } from '#web/ui/files/copy-text.ts'
import { useFocusBack } from '#web/ui/overlays/use-focus-back.ts'
import type { SelectedRows } from '#web/ui/data-table/use-selected-rows.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useClearWithEsc } from '../list/page-keys.ts'
import classes from '../list/selection-bar.module.css'
import { addToField } from '../field/add-to-field.ts'
import type { MonitorRow } from './monitor-rows.ts'
import type { useTrackedChanges } from './use-tracked-changes.ts'
import { TagPanel } from './tag-panel.tsx'

interface Props {
  /** The selected rows, in the order in which they were selected. */
  rows: readonly MonitorRow[]
  tags: readonly KeywordTag[]
  changes: ReturnType<typeof useTrackedChanges>
  selected: SelectedRows
  /** Buttons of this store: the keyword field of the App Store. */
  children?: ReactNode
}

/** What can be done with the selected keywords. */
export function SelectionBar({ rows, tags, changes, selected, children }: Props) {
  const { t } = useLingui()
  const [isTagging, setTagging] = useState(false)
  // It goes with the selection, and with it the button that was pressed.
  useFocusBack()
  useClearWithEsc(selected)
  const keywords = rows.map(({ keyword }) => keyword)
  return (
    <div className={classes.bar} role="toolbar" aria-label={t`Selected keywords`} data-at-foot>
      <span className={classes.count} role="status">
        <Plural value={rows.length} one="# selected" other="# selected" />
      </span>
      {changes.mayChange && (
        <TagPanel
          rows={rows}
          tags={tags}
          opened={isTagging}
          onClose={() => setTagging(false)}
          onTag={(given, change) => void changes.tag(given, change)}
          onChangeTag={changes.changeTag}
          onRemoveTag={changes.removeTag}
          trigger={
            <button
              type="button"
              className={classes.action}
              aria-expanded={isTagging}
              aria-haspopup="true"
              onClick={() => setTagging(!isTagging)}
            >
              <IconTag size={17} stroke={1.7} aria-hidden />
              <Trans>Tag</Trans>
            </button>
          }
        />
      )}
      {children}
      <button type="button" className={classes.action} onClick={() => void copyText(keywords.join(', '))}>
        <IconCopy size={17} stroke={1.7} aria-hidden />
        <Trans>Copy</Trans>
      </button>
      {changes.mayChange && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            selected.set([])
            void changes.stopTracking(rows)
          }}
        >
          <IconTrash size={17} stroke={1.7} aria-hidden />
          <Trans>Stop tracking</Trans>
        </button>
      )}
      <span className={classes.close}>
        <IconButton label={t`Clear selection`} onClick={() => selected.set([])}>
          <IconX size={17} stroke={1.7} aria-hidden />
        </IconButton>
      </span>
    </div>
  )
}

/** Puts the words of the selected keywords into the draft of the keyword field. */
export function AddToField({ app, keywords }: { app: AppInCountry; keywords: readonly string[] }) {
  return (
    <button type="button" className={classes.action} onClick={() => void addToField(app, keywords)}>
      <IconTextPlus size={17} stroke={1.7} aria-hidden />
      <Trans>Add to keyword field</Trans>
    </button>
  )
}
