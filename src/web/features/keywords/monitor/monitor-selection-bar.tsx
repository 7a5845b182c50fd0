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
import { BarAction } from '../list/track-bar.tsx'

interface Props {
  /** The selected rows, in the order in which they were selected. */
  rows: readonly MonitorRow[]
  tags: readonly KeywordTag[]
  changes: ReturnType<typeof useTrackedChanges>
  selected: SelectedRows
  /** Buttons of this store: the keyword field of the App Store. */
  children?: ReactNode
}

/** Actions on the selected keywords. */
export function SelectionBar({ rows, tags, changes, selected, children }: Props) {
  const { t } = useLingui()
  const [isTagging, setTagging] = useState(false)
  // The bar unmounts with the selection, and the focused button with it.
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
            <BarAction
              icon={IconTag}
              aria-expanded={isTagging}
              aria-haspopup="true"
              onClick={() => setTagging(!isTagging)}
            >
              <Trans>Tag</Trans>
            </BarAction>
          }
        />
      )}
      {children}
      <BarAction icon={IconCopy} onClick={() => void copyText(keywords.join(', '))}>
        <Trans>Copy</Trans>
      </BarAction>
      {changes.mayChange && (
        <BarAction
          icon={IconTrash}
          onClick={() => {
            selected.set([])
            void changes.stopTracking(rows)
          }}
        >
          <Trans>Stop tracking</Trans>
        </BarAction>
      )}
      <span className={`${classes.close} ${classes.divided}`}>
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
    <BarAction icon={IconTextPlus} onClick={() => void addToField(app, keywords)}>
      <Trans>Add to keyword field</Trans>
    </BarAction>
  )
}
