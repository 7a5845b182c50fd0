import { useLingui } from '@lingui/react/macro'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { passwordConditions, type PasswordCondition } from '#contract/auth/auth.ts'
import { PASSWORD_MIN } from '#contract/protocol/limits.ts'
import type { Strength } from '#contract/auth/password-strength.ts'
import classes from './password.module.css'

/** AUTH-059, AUTH-060: how strong a new password is, and which conditions it meets. */
export function PasswordConditions({ password, strength }: { password: string; strength: Strength | null }) {
  const { t } = useLingui()
  const words = { weak: t`Weak`, medium: t`Medium`, strong: t`Strong` }
  const labels: Record<PasswordCondition, string> = {
    lowercase: t`Lower-case letter`,
    uppercase: t`Upper-case letter`,
    number: t`Number`,
    special: t`Special character`,
    length: t`${PASSWORD_MIN} characters`,
  }
  return (
    <>
      <div className={classes.meter} data-strength={(password && strength) || undefined}>
        <i />
        <i />
        <i />
        <span aria-live="polite">{password && strength && words[strength]}</span>
      </div>
      <ul className={classes.conditions}>
        {Object.entries(passwordConditions).map(([name, holds]) => {
          const isMet = holds(password)
          const Icon = isMet ? IconCircleCheckFilled : IconCircle
          return (
            <li key={name} data-met={isMet || undefined}>
              <Icon size={15} aria-hidden />
              {labels[name as PasswordCondition]}
              <span className="sg-visually-hidden">{isMet ? t`(met)` : t`(missing)`}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
