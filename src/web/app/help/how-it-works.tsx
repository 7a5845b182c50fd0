import { useLingui } from '@lingui/react/macro'
import { IconHelp } from '@tabler/icons-react'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import type { Page } from '../layout/page.ts'

const loadHelp = () => import('./page-help.tsx')
const PageHelp = lazyWithRetry(loadHelp)

/** The help beside a page's title (BAR-004). */
export function HowItWorks({ page, identity }: { page: Page; identity: Identity }) {
  const { t } = useLingui()
  const [opened, setOpened] = useState(false)
  if (!page.help) return null
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={t`How it works`}
      width={360}
      trigger={
        <IconButton
          label={t`How it works`}
          size={28}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
          onPointerEnter={() => preload(loadHelp)}
        >
          <IconHelp size={18} stroke={1.7} />
        </IconButton>
      }
    >
      <PageHelp page={page} name={page.help} identity={identity} onClose={() => setOpened(false)} />
    </Popover>
  )
}
