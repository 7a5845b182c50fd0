import { Trans, useLingui } from '@lingui/react/macro'
import { readState } from '#web/data/queries/read-state.ts'
import { AppChips } from '#web/apps/app-chips.tsx'
import classes from './ratings.module.css'
import { RIVALS_MAX, type Rival } from './use-rivals.ts'

interface Props {
  rivals: readonly Rival[]
  onToggle: (trackId: string) => void
}

/** Which competitors have a line beside the own one, and why a chosen one has none. */
export function RivalChips({ rivals, onToggle }: Props) {
  const { t } = useLingui()
  if (rivals.length === 0) return null
  const isFull = rivals.filter(({ isOn }) => isOn).length >= RIVALS_MAX
  const missing = rivals.filter(
    ({ result }) => result && readState(result) !== 'loading' && !result.data?.points?.length,
  )
  return (
    <div className={classes.rivals}>
      <AppChips
        label={t`Competitors`}
        onToggle={onToggle}
        chips={rivals.map(({ competitor: { trackId, name, iconUrl }, isOn, color }) => ({
          id: trackId,
          name,
          iconUrl,
          isOn,
          isFull: isFull && !isOn,
          color,
        }))}
      />
      {missing.map(({ competitor: { trackId, name }, result }) => (
        <p key={trackId} className={classes.absent}>
          {result && readState(result) === 'unsaved' ? (
            <Trans>{name}: not saved on this device</Trans>
          ) : result?.data || result?.error?.code === 'APP_NOT_AVAILABLE' ? (
            <Trans>{name}: no ratings known in this country</Trans>
          ) : (
            <Trans>{name}: couldn't be loaded</Trans>
          )}
        </p>
      ))}
    </div>
  )
}
