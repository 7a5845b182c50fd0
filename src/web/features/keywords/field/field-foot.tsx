import { IconArrowBackUp, IconCopy } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldText } from '#aso/keyword-field/field-text.ts'
import { saysTheSame } from '#web/offline/create-store.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { copyText } from '#web/ui/files/copy-text.ts'
import classes from './field.module.css'
import type { DraftInUse } from './use-draft.ts'

/** What is done with the draft as a whole. */
export function FieldFoot({ draft }: { draft: DraftInUse }) {
  const { t } = useLingui()
  const { entries, published } = draft
  const isPublished = published !== null && saysTheSame(entries, published)
  return (
    <div className={classes.foot}>
      <Button
        icon={<IconCopy size={16} stroke={1.7} aria-hidden />}
        disabled={entries.length === 0}
        onClick={() => void copyText(fieldText(entries))}
      >
        <Trans>Copy</Trans>
      </Button>
      <Button variant="subtle" disabled={entries.length === 0 || isPublished} onClick={draft.publish}>
        {isPublished ? <Trans>Marked as published</Trans> : <Trans>Mark as published</Trans>}
      </Button>
      <span className={classes.end}>
        <IconButton label={t`Undo last change`} size={36} disabled={!draft.canUndo} onClick={draft.undo}>
          <IconArrowBackUp size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </span>
    </div>
  )
}
