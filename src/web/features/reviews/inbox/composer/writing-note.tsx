import { Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import classes from './composer.module.css'

/** A draft is being written, which takes a while. */
export function WritingNote({ onCancel }: { onCancel: () => void }) {
  return (
    <div className={classes.note} role="status">
      <Spinner size={16} />
      <p>
        <Trans>Writing a draft…</Trans>
      </p>
      <UnstyledButton onClick={onCancel}>
        <Trans>Cancel</Trans>
      </UnstyledButton>
    </div>
  )
}

/** A draft came while somebody wrote on: their words stay until they take it. */
export function OfferedNote({ onTake, onLeave }: { onTake: () => void; onLeave: () => void }) {
  return (
    <div className={classes.note} role="status">
      <IconSparkles size={16} stroke={1.7} aria-hidden />
      <p>
        <Trans>A draft came. Your text is still here.</Trans>
      </p>
      <UnstyledButton onClick={onTake}>
        <Trans>Use it</Trans>
      </UnstyledButton>
      <UnstyledButton onClick={onLeave}>
        <Trans>Keep mine</Trans>
      </UnstyledButton>
    </div>
  )
}
