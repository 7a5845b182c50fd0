import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import classes from './steps.module.css'

/** How far a new connection is; on a phone in words. */
export function Steps({ step }: { step: 1 | 2 | 3 }) {
  const { t } = useLingui()
  const phone = usePhone()
  if (phone)
    return (
      <span className={classes.words}>
        <Trans>Step {step} of 3</Trans>
      </span>
    )
  return (
    <ol className={classes.steps} aria-label={t`Steps`}>
      {[t`Type`, t`Key`, t`Apps`].map((name, index) => (
        <li
          key={name}
          aria-current={index + 1 === step ? 'step' : undefined}
          data-state={index + 1 < step ? 'done' : index + 1 === step ? 'now' : 'later'}
        >
          <span className={classes.mark} aria-hidden>
            {index + 1 < step ? <IconCheck size={14} stroke={2} /> : index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  )
}
