import { Trans, useLingui } from '@lingui/react/macro'
import { FileButton } from '@mantine/core'
import { IconFileCertificate, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { useFileDrop } from '#web/ui/files/use-file-drop.ts'
import { extensionsOf } from '../key-check/check-key-file.ts'
import classes from './key-file.module.css'
import { KeyCheckList } from './key-check-list.tsx'
import type { KeyFormState } from './use-key-form.ts'

/** Where the key file is chosen or dropped, and what the device finds in it. Nothing is sent here. */
export function KeyFile({ form }: { form: KeyFormState }) {
  const { t } = useLingui()
  const { provider, chosen, lostFile, isFileMissing } = form
  const reset = useRef<() => void>(null)
  const drop = useFileDrop((file) => void form.choose(file))
  const types = extensionsOf(provider)
  const label = t`Private key, ${types} file`
  const isBad = chosen?.checked?.isGood === false
  return (
    <div className={classes.group}>
      <p className={classes.label} aria-hidden>
        <Trans>Private key</Trans>
      </p>
      {/* Without `accept`: an iPhone greys out files whose ending it does not know. */}
      <FileButton
        resetRef={reset}
        onChange={(file) => {
          if (file) void form.choose(file)
          // The same file can be chosen again.
          reset.current?.()
        }}
      >
        {({ onClick: ask }) => (
          <div className={classes.drop} data-bad={isBad || isFileMissing || undefined} {...drop}>
            {chosen ? (
              <>
                <div className={classes.file}>
                  <span className={classes.icon} data-bad={isBad || undefined}>
                    <IconFileCertificate size={20} stroke={1.7} aria-hidden />
                  </span>
                  <div className={classes.about}>
                    <p className={classes.name}>{chosen.file.name}</p>
                    <p className={classes.detail}>
                      {chosen.checked ? (
                        <Trans>Checked on this device, not sent yet</Trans>
                      ) : (
                        <Trans>Being checked on this device</Trans>
                      )}
                    </p>
                  </div>
                  <Button
                    aria-label={`${t`Replace`}: ${label}`}
                    size="small"
                    variant="subtle"
                    tone="plain"
                    data-wrong={isBad || undefined}
                    onClick={ask}
                  >
                    <Trans>Replace</Trans>
                  </Button>
                </div>
                {chosen.checked && <KeyCheckList form={form} checks={chosen.checked.checks} />}
              </>
            ) : (
              <button type="button" className={classes.choose} data-wrong={isFileMissing || undefined} onClick={ask}>
                <IconUpload size={20} stroke={1.7} aria-hidden />
                <span className="sg-visually-hidden">{label}: </span>
                <span>
                  <Trans>Drop the {types} file here, or choose it</Trans>
                </span>
              </button>
            )}
          </div>
        )}
      </FileButton>
      {lostFile !== null && (
        <p className={classes.detail} role="status">
          <Trans>Choose {lostFile} again: Storeglass never keeps a key in the browser.</Trans>
        </p>
      )}
      {isFileMissing && (
        <p className={classes.error} role="alert">
          <Trans>Choose the key file.</Trans>
        </p>
      )}
    </div>
  )
}
