import { Trans } from '@lingui/react/macro'
import { IconTemplate } from '@tabler/icons-react'
import { useState } from 'react'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

const loadDialog = () => import('./templates-dialog.tsx')
const TemplatesDialog = lazyWithRetry(loadDialog)

/** The way to the reply templates: a button of the inbox's toolbar. Its dialog comes with the first press, or near it. */
export function TemplatesDoor({ organizationId }: { organizationId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        tone="plain"
        icon={<IconTemplate size={17} stroke={1.7} aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={() => preload(loadDialog)}
        onClick={() => setOpen(true)}
      >
        <Trans>Templates</Trans>
      </Button>
      {isOpen && <TemplatesDialog organizationId={organizationId} onClose={() => setOpen(false)} />}
    </>
  )
}
