import { useLingui } from '@lingui/react/macro'
import { IconKeyboard } from '@tabler/icons-react'
import { Suspense } from 'react'
import { preload } from '#web/data/scheduling/when-idle.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

const loadDialog = () => import('./keys-dialog.tsx')
const KeysDialog = lazyWithRetry(loadDialog)

interface Props {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** The way to the list of keys. */
export function KeysDoor({ isOpen, onOpen }: Props) {
  const { t } = useLingui()
  return (
    <>
      <IconButton
        label={t`Keyboard shortcuts`}
        size={36}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onPointerEnter={() => preload(loadDialog)}
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
