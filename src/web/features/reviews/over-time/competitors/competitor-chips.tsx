import { Trans, useLingui } from '@lingui/react/macro'
import type { Period } from '#aso/reviews/periods.ts'
import { AppChips } from '#web/apps/app-chips.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import classes from '../over-time.module.css'
import { COMPETITORS_MAX, type ComparedApp } from './use-competitors.ts'

interface Props {
  apps: readonly ComparedApp[]
  period: Period
  onToggle: (trackId: string) => void
}

/** Which competitors have a line beside the own one, and what is not known of those. */
export function CompetitorChips({ apps, period, onToggle }: Props) {
  const { t } = useLingui()
  if (apps.length === 0) return null
  const isFull = apps.filter(({ result }) => result !== null).length >= COMPETITORS_MAX
  return (
    <div className={classes.competitors}>
      <AppChips
        label={t`Competitors`}
        onToggle={onToggle}
        chips={apps.map(({ competitor: { trackId, name, iconUrl }, color, result }) => ({
          id: trackId,
          name,
          iconUrl,
          isOn: result !== null,
          isFull: isFull && result === null,
          color,
        }))}
      />
      <ul className={classes.notes} role="status">
        {apps.map((app) => (
          <CompetitorNote key={app.competitor.trackId} app={app} period={period} />
        ))}
      </ul>
    </div>
  )
}

function CompetitorNote({ app: { competitor, result }, period }: { app: ComparedApp; period: Period }) {
  const { name } = competitor
  if (result === null) return null
  const state = readState(result)
  if (state === 'loading')
    return (
      <li>
        <Trans>{name}: reading the public reviews…</Trans>
      </li>
    )
  if (state === 'unsaved')
    return (
      <li>
        <Trans>{name}: not saved on this device</Trans>
      </li>
    )
  if (!result.data)
    return (
      <li>
        <Trans>{name}: couldn't be loaded</Trans>{' '}
        <TextButton onClick={result.refresh}>
          <Trans>Try again</Trans>
        </TextButton>
      </li>
    )
  const { reviews, completeFrom, tellsAnswers } = result.data
  const since = formatDate(completeFrom, language())
  if (reviews === null)
    return (
      <li>
        <Trans>{name}: no public reviews are known</Trans>
      </li>
    )
  return (
    <>
      {completeFrom > period.from && (
        <li>
          <Trans>
            {name}: known since {since}, the store's public list goes no further back
          </Trans>
        </li>
      )}
      {!tellsAnswers && (
        <li>
          <Trans>{name}: the store doesn't tell of answers</Trans>
        </li>
      )}
    </>
  )
}
