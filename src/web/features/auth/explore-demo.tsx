import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { exploreDemo } from '#contract/auth.ts'
import { getHealth } from '#contract/health.ts'
import { call } from '#web/data/call.ts'
import { getQueryClient } from '#web/data/query-client.ts'
import { signIn } from '#web/data/session.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { failureText } from '#web/ui/failure-text.ts'
import classes from './auth.module.css'
import { Note } from '#web/ui/forms/note.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'

/** A way in without an account, where this server offers it. */
export function ExploreDemo() {
  const { i18n } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const health = useQuery(
    { queryKey: ['health'], queryFn: () => call(getHealth, {}), networkMode: 'always', retry: false },
    getQueryClient(),
  )
  const { isBusy, failure, submit } = useSubmit(async () => {
    signIn(await call(exploreDemo, { body: { language: language() } }))
  })
  if (!health.data?.demo) return null
  return (
    <>
      <div className={classes.or}>
        <Trans>or without an account</Trans>
      </div>
      <Button size="large" wide disabled={isOffline} busy={isBusy} onClick={() => void submit()}>
        <Trans>Explore the demo</Trans>
      </Button>
      <p className={classes.hint}>
        <Trans>Three sample apps of your own to try everything with</Trans>
      </p>
      {failure !== null && <Note kind="error">{i18n._(failureText(failure))}</Note>}
    </>
  )
}
