import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useId, useState, type SubmitEvent } from 'react'
import type { Project } from '#contract/projects.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { storeName } from '#web/ui/display/store-name.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { queueChange } from '../actions.ts'

interface Props {
  project: Project
  organizationId: string
  onClose: () => void
}

/** Asks for the app's name before the app is removed for the whole organisation. Works offline: the change is queued. */
export default function RemoveAppDialog({ project, organizationId, onClose }: Props) {
  const formId = useId()
  const isOffline = useConnectivity() === 'offline'
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { projectId, title, trackId, store } = project
  const shop = storeName(store)
  const remove = async (event: SubmitEvent) => {
    event.preventDefault()
    if (comparable(typed) !== comparable(title)) return setWrong(true)
    onClose()
    await queueChange('removeApp', { organizationId, projectId, projectTitle: title, app: { trackId, store } })
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
          <Button variant="filled" color="bad" type="submit" form={formId}>
            <Trans>Remove app</Trans>
          </Button>
        </>
      }
    >
      <form name="remove-app" id={formId} noValidate onSubmit={(event) => void remove(event)}>
        <Stack gap="md">
          <Text>
            <Trans>
              It will be removed for everyone in your organisation, with its competitors, countries, keywords and
              connections. Adding it again won't restore them.
            </Trans>
          </Text>
          <TextInput
            size="md"
            label={<Trans>Type “{title}” to confirm</Trans>}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setWrong(false)
            }}
            error={isWrong && <Trans>This isn't the app's name.</Trans>}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
          />
          {isOffline && (
            <Text role="status">
              <Trans>You're offline. We'll remove it when you're back online.</Trans>
            </Text>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

/** Spaces and capitals don't count. */
const comparable = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase()
