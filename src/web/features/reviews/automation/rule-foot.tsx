import { Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useId } from 'react'
import type { RowState } from '#web/data/saved-rows/saved-rows.ts'
import { useActing } from '#web/ui/access/disabled-while-impersonating.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import type { Forecast } from './forecast.ts'
import type { ListedRule } from './listed-rules.ts'
import classes from './automation.module.css'

interface Props {
  rule: ListedRule
  draftsState: RowState
  forecast: Forecast | null
  /** It would use assistances, and there are none. */
  isOutOfAssistances: boolean
  /** AI drafts are not in the plan. */
  isLocked: boolean
  onTurnOn: () => void
  onTurnOff: () => void
  onSave: () => void
  onDiscard: () => void
  onRemove: () => void
}

/** The actions of the open rule, with the only filled button of the page. */
export function RuleFoot(props: Props) {
  const { rule, forecast, isOutOfAssistances, isLocked } = props
  const phone = usePhone()
  const reasonId = useId()
  const isOn = rule.rule?.isOn === true
  const cannot = isLocked || isOutOfAssistances
  const isActing = useActing()
  return (
    <div className={classes.foot} data-at-foot>
      <Text size="sm" c="dimmed" miw={0} id={reasonId}>
        {isActing ? (
          <Trans>Only the users themselves can turn rules on, or change those that are on.</Trans>
        ) : !isOn && isOutOfAssistances && !isLocked ? (
          <Text span inherit c="bad" fw={540} role="alert">
            <Trans>Not enough AI requests</Trans>
          </Text>
        ) : phone && forecast && !isOn ? (
          <PhoneForecast forecast={forecast} />
        ) : rule.isDraft ? (
          <DraftState state={props.draftsState} isNew={rule.rule === null} />
        ) : null}
      </Text>
      <Group gap="xs" justify="flex-end" ml="auto">
        {!phone && <QuietActions {...props} />}
        {isOn && (
          <Button onClick={props.onTurnOff}>
            <Trans>Turn off</Trans>
          </Button>
        )}
        {rule.isDraft && !(isOn && isActing) && (
          <Button variant={isOn ? 'filled' : 'default'} disabled={isOn && cannot} onClick={props.onSave}>
            {isOn ? <Trans>Save changes</Trans> : <Trans>Save turned off</Trans>}
          </Button>
        )}
        {!isOn && !isActing && (
          <Button
            variant="filled"
            disabled={cannot}
            aria-describedby={cannot ? reasonId : undefined}
            onClick={props.onTurnOn}
          >
            <Trans>Turn on</Trans>
          </Button>
        )}
      </Group>
    </div>
  )
}

/** Deletes a rule or discards its changes; on a phone at the end of the page. */
export function QuietActions({ rule, onDiscard, onRemove }: Pick<Props, 'rule' | 'onDiscard' | 'onRemove'>) {
  return (
    <>
      <Button variant="subtle" color="gray" onClick={onRemove}>
        <Trans>Delete rule</Trans>
      </Button>
      {rule.isDraft && rule.rule && (
        <Button variant="subtle" color="gray" onClick={onDiscard}>
          <Trans>Discard changes</Trans>
        </Button>
      )}
    </>
  )
}

/** Nothing while it is being written: the device does not have it yet. */
function DraftState({ state, isNew }: { state: RowState; isNew: boolean }) {
  if (state === 'writing') return null
  if (state === 'unwritten') return <Trans>Not saved on this device</Trans>
  return isNew ? (
    <Trans>Saved as draft on this device</Trans>
  ) : (
    <Trans>Changes saved on this device, not in use yet</Trans>
  )
}

function PhoneForecast({ forecast: { aMonth, left } }: { forecast: Forecast }) {
  const { byRule } = aMonth
  return left === null ? (
    <Trans>About {byRule} AI requests a month</Trans>
  ) : (
    <Trans>
      About {byRule} of {left} AI requests a month
    </Trans>
  )
}
