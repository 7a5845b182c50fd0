import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Provider } from '#contract/connections/connection.ts'
import { makeSampleKey } from '#contract/connections/keys.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import classes from './key-dialog.module.css'
import type { KeyFormState } from './use-key-form.ts'

interface Props {
  provider: Provider
  form: KeyFormState
  isOffline: boolean
}

/** On the sample market nobody has a console: a key of a fictional one fills the form. */
export function SampleKeyButton({ provider, form, isOffline }: Props) {
  const { i18n, t } = useLingui()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const fill = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { fileName, file, fields } = await call(makeSampleKey, { body: { provider } })
      const asked = new Set(form.specs.map(({ name }) => name))
      for (const [name, text] of Object.entries(fields)) if (asked.has(name)) form.set(name, text)
      if (asked.has('name') && !fields['name'] && !form.texts['name']) form.set('name', t`Sample key`)
      await form.choose(new File([file], fileName))
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <div className={classes.sample}>
      <p>
        <Trans>You are on the sample market. Its fictional console gives you a key.</Trans>
      </p>
      <Button size="small" busy={isBusy} disabled={isOffline} onClick={() => void fill()}>
        <Trans>Get a sample key</Trans>
      </Button>
      {failure !== null && (
        <p role="alert" className={classes.error}>
          {i18n._(failureText(failure))}
        </p>
      )}
    </div>
  )
}
