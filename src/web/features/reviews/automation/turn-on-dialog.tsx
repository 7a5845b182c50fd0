import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatDay, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { Days, RuleRun } from './dry-run-of.ts'
import type { Forecast } from './forecast.ts'

interface Props {
  name: string
  /** null: there is no dry run, for the reviews are not on this device. */
  run: RuleRun | null
  days: Days
  /** null: it uses no assistances, or they are not known. */
  forecast: Forecast | null
  includesEarlier: boolean
  /** Its replies go out without anybody reading them. */
  isUnread: boolean
  /** A language model writes them: the user must confirm that, or each waits for approval. */
  asksToSend: boolean
  onConfirm: (sendsUnread: boolean) => void
  onClose: () => void
}

/** Asks once before a rule answers automatically, with the number of replies and of AI requests. */
export default function TurnOnDialog({ name, run, days, forecast, includesEarlier, ...props }: Props) {
  const { isUnread, asksToSend, onConfirm, onClose } = props
  const isOffline = useConnectivity() === 'offline'
  return (
    <Dialog
      opened
      onClose={onClose}
      role="alertdialog"
      title={<Trans>Turn on “{name}”?</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {asksToSend && (
            <Button onClick={() => onConfirm(true)}>
              <Trans>Turn on and send unread</Trans>
            </Button>
          )}
          <Button variant="filled" data-autofocus onClick={() => onConfirm(false)}>
            {asksToSend ? <Trans>Turn on and ask me first</Trans> : <Trans>Turn on</Trans>}
          </Button>
        </>
      }
    >
      <Stack gap={10}>
        <p>
          {run ? (
            <Replies run={run} days={days} />
          ) : (
            <Trans>The number of reviews it applies to isn't known here.</Trans>
          )}
        </p>
        <p>{forecast ? <Cost forecast={forecast} /> : <Trans>It uses no AI requests.</Trans>}</p>
        <p>
          {includesEarlier ? (
            <Trans>It also replies to reviews from the last 90 days that have no reply.</Trans>
          ) : (
            <Trans>It replies to reviews that arrive from now on.</Trans>
          )}
        </p>
        {isUnread && (
          <p>
            <Strong>
              <Trans>Replies are sent without anyone reading them first.</Trans>
            </Strong>{' '}
            {asksToSend && (
              <Trans>
                The language model's replies to reviews with 4 and 5 stars are then sent unread. Replies with a link, a
                number, an amount of money or a promise still wait for you.
              </Trans>
            )}
          </p>
        )}
        {isOffline && (
          <p role="status">
            <Trans>You're offline. It'll be turned on when you're back online.</Trans>
          </p>
        )}
      </Stack>
    </Dialog>
  )
}

const Strong = ({ children }: { children: ReactNode }) => (
  <Text component="strong" inherit fw={630}>
    {children}
  </Text>
)

function Replies({ run, days }: { run: RuleRun; days: Days }) {
  const [count, total, month] = [run.answered, run.total, run.repliesAMonth].map((one) => formatNumber(one, language()))
  return (
    <Trans>
      It would have replied to <Strong>{count}</Strong> of {total} reviews in the last {days} days, about {month} a
      month.
    </Trans>
  )
}

function Cost({ forecast: { aMonth, left, endsOn } }: { forecast: Forecast }) {
  const count = formatNumber(aMonth.byRule, language())
  if (left === null)
    return (
      <Trans>
        About <Strong>{count}</Strong> AI requests a month.
      </Trans>
    )
  const free = formatNumber(left, language())
  const day = endsOn === null ? '' : formatDay(endsOn, language())
  return (
    <>
      <Trans>
        About <Strong>{count}</Strong> AI requests a month; {free} are left in this one.
      </Trans>{' '}
      {endsOn !== null && <Trans>They last until about {day}; then the rule stops.</Trans>}
    </>
  )
}
