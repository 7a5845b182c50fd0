import { useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import classes from './guide-dialog.module.css'
import { steps } from './steps.tsx'

/** GUIDE-007, GUIDE-008: where one is; on a phone the titles are for screen readers alone. */
export function StepHeader({ current }: { current: number }) {
  const { t, i18n } = useLingui()
  return (
    <ol className={classes.steps} aria-label={t`Steps`}>
      {steps.map(({ id, title }, index) => (
        <li
          key={id}
          aria-current={index === current ? 'step' : undefined}
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
        >
          <span className={classes.number}>
            {index < current ? <IconCheck size={15} stroke={2} role="img" aria-label={t`Done`} /> : index + 1}
          </span>
          <span className={classes.stepTitle}>{i18n._(title)}</span>
        </li>
      ))}
    </ol>
  )
}
