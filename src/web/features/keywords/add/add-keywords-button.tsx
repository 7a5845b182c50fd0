import { Trans } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { withKeywordTexts } from '#web/i18n/language.ts'
import { mayChange } from '#web/session/may.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

const AddKeywordsDialog = lazyWithRetry(
  withKeywordTexts(async () => ({ default: (await import('./add-keywords-dialog.tsx')).AddKeywordsDialog })),
)

interface Props {
  app: AppInCountry
  /** `filled` where it is the page's main button. */
  variant?: 'filled' | 'default'
}

/** Opens the dialog in which keywords are added; nothing for those who may only view the app. */
export function AddKeywordsButton({ app, variant = 'default' }: Props) {
  const [dialog, setDialog] = useState<'absent' | 'open' | 'closed'>('absent')
  if (!mayChange(app.project)) return null
  return (
    <>
      <Button
        variant={variant}
        icon={<IconPlus size={17} stroke={1.8} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setDialog('open')}
      >
        <Trans>Add keywords</Trans>
      </Button>
      {dialog !== 'absent' && (
        <AddKeywordsDialog app={app} opened={dialog === 'open'} onClose={() => setDialog('closed')} />
      )}
    </>
  )
}
