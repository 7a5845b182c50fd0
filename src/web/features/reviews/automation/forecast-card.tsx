import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Group, Text } from '@mantine/core'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { Assistances, Forecast } from './forecast.ts'
import classes from './forecast-card.module.css'

interface Props {
  /** undefined: not known. */
  assistances: Assistances | undefined
  forecast: Forecast | null
  /** The rule answers with templates. */
  byTemplate: boolean
}

/** How far the AI assistances reach with this rule on (REV-010). */
export function ForecastCard({ assistances, forecast, byTemplate }: Props) {
  const { t } = useLingui()
  if (!assistances || !forecast) return null
  const { used, limit } = assistances
  const { byRule } = forecast
  const resets = formatDay(forecast.resetsOn, language())
  const share = (count: number) => (limit === null || limit === 0 ? 0 : Math.min(100, (100 * count) / limit))
  return (
    <Flex
      component="section"
      direction="column"
      gap="xs"
      fz="sm"
      lh="sm"
      p={14}
      bg="var(--sg-surface)"
      bd="1px solid var(--sg-line)"
      bdrs="lg"
      aria-label={t`Forecast`}
    >
      <Group gap={10} align="baseline" justify="space-between" wrap="nowrap" c="dimmed">
        <Text component="h3" inherit c="var(--sg-text)" fw={580}>
          <Trans>AI requests</Trans>
        </Text>
        {limit !== null && (
          <span>
            <Trans>resets {resets}</Trans>
          </span>
        )}
      </Group>
      {limit !== null && (
        <div
          className={classes.meter}
          role="meter"
          aria-label={t`AI requests`}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(limit, used + byRule)}
          aria-valuetext={t`${used} used, about ${byRule} by this rule, of ${limit}`}
        >
          <span data-used style={{ width: `${share(used)}%` }} />
          <span data-rule style={{ width: `${Math.min(100 - share(used), share(byRule))}%` }} />
        </div>
      )}
      <p className={classes.legend}>
        <span data-used>
          <Trans>{used} used</Trans>
        </span>
        <span data-rule>
          <Trans>about {byRule} by this rule</Trans>
        </span>
        {limit !== null && (
          <span>
            <Trans>of {limit}</Trans>
          </span>
        )}
      </p>
      <p>
        <Reach forecast={forecast} byTemplate={byTemplate} />
      </p>
    </Flex>
  )
}

function Reach({ forecast, byTemplate }: { forecast: Forecast; byTemplate: boolean }) {
  const { spare, endsOn, left } = forecast
  if (byTemplate) return <Trans>Templates use none.</Trans>
  if (left === 0) return <Trans>None left this month.</Trans>
  if (spare === null) return <Trans>Your plan has no limit.</Trans>
  if (endsOn !== null) {
    const day = formatDay(endsOn, language())
    return <Trans>They last until about {day}.</Trans>
  }
  return <Trans>Enough for this month, with about {spare} left over.</Trans>
}
