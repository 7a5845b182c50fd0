import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconCheck, IconSend, IconSparkles, IconTemplate, IconX } from '@tabler/icons-react'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { useFocusBack } from '#web/ui/overlays/use-focus-back.ts'
import classes from './bulk-bar.module.css'

interface Props {
  /** Selected reviews, and those of them that can be answered. */
  count: number
  answerable: number
  /** Those of them with a reply that is written and waits to be sent. */
  written: number
  /** null: no language model may be asked; `left`: assistances of the month, null: not limited. */
  ai: { left: number | null; isBusy: boolean; onDraft: () => void } | null
  isAllShown: boolean
  onTemplate: () => void
  onSend: () => void
  onDone: () => void
  onAll: () => void
  onClear: () => void
}

/** What can be done with the selected reviews. */
export function BulkBar(props: Props) {
  const { count, answerable, written, ai, isAllShown, onTemplate, onSend, onDone, onAll, onClear } = props
  const { t } = useLingui()
  // It goes with the selection, and with it the button that was pressed.
  useFocusBack()
  const canDraft = ai !== null && !ai.isBusy && answerable > 0 && (ai.left === null || ai.left >= answerable)
  return (
    <div className={classes.bar} role="toolbar" aria-label={t`Selected reviews`} data-at-foot>
      <span className={classes.count} role="status">
        <Plural value={count} one="# selected" other="# selected" />
      </span>
      {written > 0 && (
        <UnstyledButton className={classes.action} onClick={onSend}>
          <IconSend size={17} stroke={1.7} aria-hidden />
          <Trans>Send {written}</Trans>
        </UnstyledButton>
      )}
      <UnstyledButton className={classes.action} disabled={answerable === 0} onClick={onTemplate}>
        <IconTemplate size={17} stroke={1.7} aria-hidden />
        <Trans>Template</Trans>
      </UnstyledButton>
      {ai && (
        <UnstyledButton
          className={classes.action}
          aria-disabled={!canDraft}
          aria-busy={ai.isBusy || undefined}
          title={ai.left === null ? undefined : t`${ai.left} AI requests left`}
          onClick={canDraft ? ai.onDraft : undefined}
        >
          <IconSparkles size={17} stroke={1.7} aria-hidden />
          {ai.isBusy ? <Trans>Drafting…</Trans> : <Trans>Draft {answerable} with AI</Trans>}
        </UnstyledButton>
      )}
      <UnstyledButton className={classes.action} onClick={onDone}>
        <IconCheck size={17} stroke={1.7} aria-hidden />
        <Trans context="state of a review">Done</Trans>
      </UnstyledButton>
      {!isAllShown && (
        <UnstyledButton className={classes.action} onClick={onAll}>
          <Trans>All</Trans>
        </UnstyledButton>
      )}
      <span className={classes.close}>
        <IconButton label={t`Clear selection`} onClick={onClear}>
          <IconX size={17} stroke={1.7} aria-hidden />
        </IconButton>
      </span>
    </div>
  )
}
