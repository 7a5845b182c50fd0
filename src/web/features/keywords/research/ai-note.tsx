import { Trans } from '@lingui/react/macro'
import classes from './ai-note.module.css'
import { RequestsLeft } from './requests-left.tsx'
import type { ModelRequests } from './use-model.ts'

interface Props {
  by: 'model' | 'texts' | undefined
  requests: ModelRequests | null
}

/** Who made the suggestions, and how many of the month's requests are left. */
export function AiNote({ by, requests }: Props) {
  if (by === undefined) return null
  return (
    <p className={classes.note}>
      {by === 'texts' ? (
        <Trans>
          No language model is set up. These are phrases that the category's leaders and your reviews use more than
          others (log-odds of how often each text has them).
        </Trans>
      ) : (
        <>
          <Trans>Suggested by a language model, then measured.</Trans> <RequestsLeft requests={requests} />
        </>
      )}
    </p>
  )
}
