import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { language } from '#web/i18n/language.ts'
import { Button } from '@mantine/core'
import classes from '../auth.module.css'
import { Note } from '#web/ui/forms/note.tsx'
import { loadRecaptcha } from './load-recaptcha.ts'

interface Props {
  siteKey: string
  /** null: the token has expired. */
  onToken: (token: string | null) => void
}

/** reCAPTCHA's box. A token is good for one try: for another one draw this anew. */
export function Captcha(props: Props) {
  const [tries, setTries] = useState(1)
  const [hasFailed, setFailed] = useState(false)
  if (!hasFailed) return <Box key={tries} {...props} onFailure={() => setFailed(true)} />
  return (
    <div>
      <Note kind="error">
        <Trans>We couldn't load the check that you're human. You need it to sign up.</Trans>
      </Note>
      <div className={classes.fields}>
        <Button
          size="lg"
          fullWidth
          onClick={() => {
            setFailed(false)
            setTries(tries + 1)
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      </div>
    </div>
  )
}

function Box({ siteKey, onToken, onFailure }: Props & { onFailure: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const tell = useRef({ onToken, onFailure })
  useEffect(() => {
    tell.current = { onToken, onFailure }
  })
  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      const recaptcha = await loadRecaptcha(language())
      if (!isCurrent || !box.current) return
      // It draws into an element once only.
      const place = box.current.appendChild(document.createElement('div'))
      recaptcha.render(place, {
        sitekey: siteKey,
        theme: document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'dark' : 'light',
        callback: (token) => tell.current.onToken(token),
        'expired-callback': () => tell.current.onToken(null),
        'error-callback': () => tell.current.onFailure(),
      })
    }
    draw().catch(() => isCurrent && tell.current.onFailure())
    return () => {
      isCurrent = false
    }
  }, [siteKey])
  return <div ref={box} />
}
