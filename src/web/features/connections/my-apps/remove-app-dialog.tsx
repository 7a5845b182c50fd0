import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { storeName } from '#web/ui/display/store-name.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { change } from '../change.ts'
import danger from '../danger.module.css'
import { samePlainText } from './same-plain-text.ts'

interface Props {
  project: Project
  organizationId: string
  onClose: () => void
}

/** Asks for the app's name before it is removed for everybody. Works offline: it is sent when it can be. */
export default function RemoveAppDialog({ project, organizationId, onClose }: Props) {
  const { t } = useLingui()
  const formId = useId()
  const isOffline = useConnectivity() === 'offline'
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { projectId, title, trackId, store } = project
  const shop = storeName(store)
  const remove = async () => {
    if (!samePlainText(typed, title)) return setWrong(true)
    onClose()
    const payload = { organizationId, projectId, projectTitle: title, app: { trackId, store } }
    await change('removeApp', payload, t`App removal failed, try again later`)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      role="alertdialog"
      title={
        <Trans>
          Remove {title} from {shop}?
        </Trans>
      }
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="filled" type="submit" form={formId} className={danger.button}>
            <Trans>Remove app</Trans>
          </Button>
        </>
      }
    >
      <Form name="remove-app" id={formId} className={danger.form} onSubmit={remove}>
        <p>
          <Trans>
            It goes for everyone in your organisation, with its competitors, countries, keywords and connections. Adding
            it again does not bring them back.
          </Trans>
        </p>
        <Field
          label={<Trans>Type “{title}” to confirm</Trans>}
          value={typed}
          onChange={(next) => {
            setTyped(next)
            setWrong(false)
          }}
          error={isWrong && <Trans>This is not the app's name.</Trans>}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
        {isOffline && (
          <p role="status">
            <Trans>You're offline. It is removed when you're back online.</Trans>
          </p>
        )}
      </Form>
    </Dialog>
  )
}
