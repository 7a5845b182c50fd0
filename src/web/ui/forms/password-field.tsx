import { useLingui } from '@lingui/react/macro'
import { PasswordInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useId, useState, type ReactNode } from 'react'
import { FIELD_MAX } from '#contract/protocol/limits.ts'
import { blockDescription, LabelLine } from './field.tsx'
import { IconButton } from '../controls/icon-button.tsx'

interface Props {
  /** Left out: "Password". */
  label?: string
  name?: string
  /** At the right end of the label's line: a link. */
  beside?: ReactNode
  value?: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: ReactNode
  hint?: ReactNode
  /** `new-password` lets the browser offer one. */
  autoComplete: 'current-password' | 'new-password'
}

/** Mantine's password field with a button that screen readers can press, and the rules of the form's other fields. */
export function PasswordField({ label, beside, hint, error, onChange, ...props }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  const name = label ?? t`Password`
  return (
    <LabelLine id={id} label={name} beside={beside}>
      <PasswordInput
        size="md"
        name="password"
        {...props}
        id={id}
        label={beside ? undefined : name}
        description={hint}
        attributes={blockDescription}
        error={error}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        visible={isShown}
        maxLength={FIELD_MAX}
        required
        autoCapitalize="none"
        spellCheck={false}
        // Mantine's own button answers to the mouse's press and not to a click, which is what screen readers send.
        rightSection={
          <IconButton
            label={isShown ? t`Hide characters` : t`Show characters`}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon size={18} stroke={1.6} />
          </IconButton>
        }
      />
    </LabelLine>
  )
}
