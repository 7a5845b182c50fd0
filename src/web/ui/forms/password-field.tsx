import { useLingui } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Field } from '../field.tsx'
import { IconButton } from '../icon-button.tsx'

interface Props {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: ReactNode
  hint?: ReactNode
  /** `new-password` lets the browser offer one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown. */
export function PasswordField(props: Props) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <Field
      {...props}
      label={t`Password`}
      name="password"
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
