import { Trans } from '@lingui/react/macro'
import { logOut } from '#web/session/log-out.ts'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import { AddFailure } from '#web/apps/adding/add-failure.tsx'
import classes from './guide-dialog.module.css'

/** OP-23: why Finish did not get through, and that nobody is stuck here. */
export function FinishFailure({ failure, onTryAgain }: { failure: unknown; onTryAgain: () => void }) {
  return (
    <div className={classes.failure}>
      <AddFailure failure={failure} />
      <p>
        <Trans>Your entries are saved.</Trans>{' '}
        <TextButton onClick={onTryAgain}>
          <Trans>Try again</Trans>
        </TextButton>
        {' · '}
        <TextButton onClick={() => void logOut()}>
          <Trans>Log out</Trans>
        </TextButton>
      </p>
    </div>
  )
}
