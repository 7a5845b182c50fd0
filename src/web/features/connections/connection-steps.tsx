import { Trans, useLingui } from '@lingui/react/macro'
import { Stepper, Text } from '@mantine/core'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import classes from './connections.module.css'

// Nobody can press a step, so it is no button. Mantine's step takes another element, its types leave that out.
const listItem = { component: 'div', role: 'listitem', tabIndex: undefined }

/** Which step of a new connection is shown; on a phone in words. */
export function ConnectionSteps({ step }: { step: 1 | 2 | 3 }) {
  const { t } = useLingui()
  const phone = usePhone()
  if (phone)
    return (
      <Text span size="sm" c="dimmed" ml="auto">
        <Trans>Step {step} of 3</Trans>
      </Text>
    )
  return (
    <Stepper
      active={step - 1}
      size="sm"
      iconSize={24}
      wrap={false}
      classNames={{ separator: classes.stepLine, stepBody: classes.stepName }}
      attributes={{ steps: { role: 'list', 'aria-label': t`Steps` } }}
    >
      {[t`Type`, t`Key`, t`Apps`].map((name, index) => (
        <Stepper.Step key={name} {...listItem} label={name} aria-current={index + 1 === step ? 'step' : undefined} />
      ))}
    </Stepper>
  )
}
