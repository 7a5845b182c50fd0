import { Trans } from '@lingui/react/macro'
import classes from './source-note.module.css'
import { RequestsLeft } from './requests-left.tsx'
import type { ModelRequests } from './use-model.ts'

interface Props {
  by: 'model' | 'texts'
  /** A store's results of the suggestions are known. */
  isMeasured: boolean
  requests: ModelRequests | null
}

/** Who made the suggestions, and how many of the month's requests are left. */
export function AiNote({ by, isMeasured, requests }: Props) {
  return (
    <p className={classes.note}>
      {by === 'texts' ? (
        <Trans>
          No language model is set up. These are phrases that the category's leaders and your reviews use more than
          others (log-odds of how often each text has them).
        </Trans>
      ) : (
        <>
          {isMeasured ? (
            <Trans>Suggested by a language model, then measured.</Trans>
          ) : (
            <Trans>Suggested by a language model, not measured.</Trans>
          )}{' '}
          <RequestsLeft requests={requests} />
        </>
      )}
    </p>
  )
}
