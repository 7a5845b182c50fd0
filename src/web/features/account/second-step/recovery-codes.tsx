import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import { useEffect } from 'react'
import { copyText } from '#web/ui/files/copy-text.ts'
import { saveFile } from '#web/ui/files/save-file.ts'
import classes from './second-step.module.css'

/** Ten codes, shown once, with buttons to copy, save and print them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui()
  const text = codes.join('\n')
  const save = () =>
    saveFile(`${t`Recovery codes for Storeglass`}\n\n${text}\n`, 'storeglass-recovery-codes.txt', 'text/plain')
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['prints'] = 'codes'
    return () => {
      delete dataset['prints']
    }
  }, [])
  return (
    <div className={classes.parts}>
      <p>
        <Trans>
          Each of these codes logs you in once if you have neither your app nor a passkey at hand. Keep them in a safe
          place: they're shown only now.
        </Trans>
      </p>
      <ul className={classes.codes} aria-label={t`Recovery codes`} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <Button onClick={() => void copyText(text)}>
          <Trans>Copy</Trans>
        </Button>
        <Button onClick={save}>
          <Trans>Save</Trans>
        </Button>
        <Button onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </Group>
    </div>
  )
}
