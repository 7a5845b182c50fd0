import { useLingui } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { Field } from './field.tsx'
import { IconButton } from '../controls/icon-button.tsx'

interface Props {
  /** Left out: "Password". */
  label?: string
  name?: string
  /** At the right end of the label's line: a link. */
  beside?: ReactNode
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: ReactNode
  hint?: ReactNode
  /** `new-password` lets the browser offer one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown. */
export function PasswordField({ label, ...props }: Props) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <Field
      name="password"
      {...props}
      label={label ?? t`Password`}
      maxLength={FIELD_MAX}
      type={isShown ? 'text' : 'password'}
      required
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={isShown ? t`Hide characters` : t`Show characters`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={18} stroke={1.6} />
        </IconButton>
      }
    />
  )
}
