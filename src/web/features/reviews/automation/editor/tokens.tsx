import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './tokens.module.css'

interface Props {
  tokens: readonly { value: string; label: string }[]
  onRemove: (value: string) => void
  isInvalid?: boolean
  /** What adds another one. */
  children: ReactNode
}

/** Chosen values in one box, with what adds another one. */
export function Tokens({ tokens, onRemove, isInvalid = false, children }: Props) {
  const { t } = useLingui()
  return (
    <div className={classes.box} data-invalid={isInvalid || undefined}>
      {tokens.map(({ value, label }) => (
        <span key={value} className={classes.token}>
          {label}
          <button
            type="button"
            aria-label={t`Remove ${label}`}
            onClick={(event) => {
              event.currentTarget.closest('div')?.querySelector<HTMLElement>('input, select')?.focus()
              onRemove(value)
            }}
          >
            <IconX size={13} stroke={1.9} aria-hidden />
          </button>
        </span>
      ))}
      {children}
    </div>
  )
}
