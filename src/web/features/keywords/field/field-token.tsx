import { IconX } from '@tabler/icons-react'
import { useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import classes from './field-editor.module.css'

/** `wasted`: gains nothing; `partly`: only some of its words do; `over`: beyond the limit. */
export type TokenState = 'good' | 'wasted' | 'partly' | 'over'

interface Props {
  entry: string
  state: TokenState
  onRemove: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One entry of the field. Its button is reached with the arrows from the text box. */
export function FieldToken({ entry, state, onRemove, onKeyDown }: Props) {
  const { t } = useLingui()
  return (
    <li className={classes.token} data-state={state}>
      {state === 'wasted' ? <s>{entry}</s> : <span>{entry}</span>}
      {state === 'over' && <span className="sg-visually-hidden">{t`does not fit`}</span>}
      <UnstyledButton
        tabIndex={-1}
        title={t`Remove ${entry}`}
        aria-label={t`Remove ${entry}`}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onClick={onRemove}
        onKeyDown={onKeyDown}
      >
        <IconX size={12} stroke={2} aria-hidden />
      </UnstyledButton>
    </li>
  )
}
