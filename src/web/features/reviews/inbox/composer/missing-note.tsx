import { Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import classes from './composer.module.css'

/** After a template: what it names and nobody knows of this review, and the way back. */
export function MissingNote({ missing, onUndo }: { missing: readonly string[]; onUndo: () => void }) {
  const names = missing.map((name) => `{${name}}`).join(', ')
  return (
    <div className={classes.note} role="status">
      <IconTemplate size={16} stroke={1.7} aria-hidden />
      <p>
        {missing.length > 0 ? (
          <Trans>From a template. Not known for this review, and left out: {names}</Trans>
        ) : (
          <Trans>From a template. Check it before you send.</Trans>
        )}
      </p>
      <UnstyledButton onClick={onUndo}>
        <Trans>Undo</Trans>
      </UnstyledButton>
    </div>
  )
}
