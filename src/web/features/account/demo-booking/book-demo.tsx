import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

const DemoDialog = lazyWithRetry(() => import('./demo-dialog.tsx'))

/** SUB-019: the way to a person who shows what the plans hold. */
export function BookDemo({ identity }: { identity: Identity }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <Trans>Book a demo</Trans>
      </Button>
      {isOpen && <DemoDialog identity={identity} onClose={() => setOpen(false)} />}
    </div>
  )
}
