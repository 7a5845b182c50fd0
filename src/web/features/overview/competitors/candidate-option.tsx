import { IconCheck, IconPlus } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import classes from './candidate-option.module.css'
import type { Candidate } from '#web/apps/competitors/candidates.ts'

interface Props {
  id: string
  candidate: Candidate
  active: boolean
  /** It is a competitor already. */
  added: boolean
  onPick: () => void
}

/** One app of the list. The keyboard stays in the field above and steps through the list from there. */
export function CandidateOption({ id, candidate, active, added, onPick }: Props) {
  const { t } = useLingui()
  const title = candidate.title ?? t`App ${candidate.trackId}`
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field that owns the list has focus and keys
    <div
      id={id}
      className={classes.option}
      role="option"
      aria-selected={active}
      aria-disabled={added}
      onClick={onPick}
      onMouseDown={(event) => event.preventDefault()}
    >
      <AppIcon src={candidate.iconUrl} title={title} size={36} />
      <span className={classes.names}>
        <span className={classes.title}>{title}</span>
        <span className={classes.developer}>
          {candidate.title === null ? <Trans>The name appears once it's sent</Trans> : candidate.developerName}
        </span>
      </span>
      <span className={classes.act} data-added={added}>
        {added ? (
          <>
            <IconCheck size={15} stroke={1.8} aria-hidden />
            <Trans>Added</Trans>
          </>
        ) : (
          <>
            <IconPlus size={15} stroke={1.8} aria-hidden />
            <Trans>Add</Trans>
          </>
        )}
      </span>
    </div>
  )
}
