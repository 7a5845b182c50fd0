import { Trans, useLingui } from '@lingui/react/macro'
import { IconBolt, IconTemplate, IconKeyboard } from '@tabler/icons-react'
import { type ReactNode, useState, Suspense } from 'react'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { Button } from '@mantine/core'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import classes from './inbox.module.css'

/** The ways to what answers reviews with less work. */
export const InboxTools = ({ organizationId, keys }: { organizationId: string; keys?: ReactNode }) => (
  <div className={classes.tools}>
    <TemplatesButton organizationId={organizationId} />
    <ButtonLink to="/rr/automation" variant="subtle" color="gray">
      <IconBolt size={17} stroke={1.7} aria-hidden />
      <Trans>Automation</Trans>
    </ButtonLink>
    {keys}
  </div>
)

const loadTemplates = () => import('../templates/templates-dialog.tsx')
const TemplatesDialog = lazyWithRetry(loadTemplates)

/** Opens the reply templates. Their dialog is loaded when the pointer reaches the button, or on the first click. */
function TemplatesButton({ organizationId }: { organizationId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconTemplate size={17} stroke={1.7} aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={() => preload(loadTemplates)}
        onClick={() => setOpen(true)}
      >
        <Trans>Templates</Trans>
      </Button>
      {isOpen && <TemplatesDialog organizationId={organizationId} onClose={() => setOpen(false)} />}
    </>
  )
}

const loadKeys = () => import('./keys-dialog.tsx')
const KeysDialog = lazyWithRetry(loadKeys)

interface Props {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Opens the list of keyboard shortcuts. */
export function KeysButton({ isOpen, onOpen }: Props) {
  const { t } = useLingui()
  return (
    <>
      <IconButton
        label={t`Keyboard shortcuts`}
        size={36}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onPointerEnter={() => preload(loadKeys)}
        onClick={() => onOpen(true)}
      >
        <IconKeyboard size={18} stroke={1.7} aria-hidden />
      </IconButton>
      {isOpen && (
        <Suspense>
          <KeysDialog onClose={() => onOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
