import { IconHistory } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { AppRef } from '#contract/store.ts'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

const loadDialog = () => import('../versions/version-history-dialog.tsx')
const VersionHistoryDialog = lazyWithRetry(async () => ({ default: (await loadDialog()).VersionHistoryDialog }))

/** OV-043: opens the past versions and their release notes. */
export function VersionHistoryButton({ app, locale }: { app: AppRef; locale: string }) {
  const [dialog, setDialog] = useState<'absent' | 'open' | 'closing'>('absent')
  const place = useRef<HTMLSpanElement>(null)
  return (
    <span ref={place}>
      <Button
        size="small"
        icon={<IconHistory size={15} stroke={1.8} aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={() => preload(loadDialog)}
        onFocus={() => preload(loadDialog)}
        onClick={() => setDialog('open')}
      >
        <Trans>Version history</Trans>
      </Button>
      {dialog !== 'absent' && (
        <VersionHistoryDialog
          opened={dialog === 'open'}
          onClose={() => setDialog('closing')}
          onClosed={() => {
            setDialog('absent')
            place.current?.querySelector('button')?.focus()
          }}
          app={app}
          locale={locale}
        />
      )}
    </span>
  )
}
