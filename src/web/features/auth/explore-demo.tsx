import { Trans, useLingui } from '@lingui/react/macro'
import { exploreDemo } from '#contract/auth/auth.ts'
import { track } from '#web/data/third-parties/analytics.ts'
import { call } from '#web/api/call.ts'
import { signIn } from '#web/session/session.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { Note } from '#web/ui/forms/note.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import classes from './auth.module.css'
import { useSignInOptions } from './sign-in-options.ts'

/** A way in without an account, where this server offers it. */
export function ExploreDemo() {
  const { i18n } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const options = useSignInOptions()
  const { isBusy, failure, submit } = useSubmit(async () => {
    signIn(await call(exploreDemo, { body: { language: language() } }))
    track({ name: 'login', method: 'demo' })
  })
  if (!options?.demo) return null
  return (
    <>
      <div className={classes.or}>
        <Trans>or without an account</Trans>
      </div>
      <Button size="large" wide disabled={isOffline} busy={isBusy} onClick={() => void submit()}>
        <Trans>Explore the demo</Trans>
      </Button>
      <p className={classes.hint}>
        <Trans>Comes with three sample apps</Trans>
      </p>
      {failure !== null && <Note kind="error">{i18n._(failureText(failure))}</Note>}
    </>
  )
}
