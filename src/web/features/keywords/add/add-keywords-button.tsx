import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { mayChange } from '#web/session/may.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { entryKeyOf } from './entry-drafts.ts'

const AddKeywordsDialog = lazyWithRetry(async () => ({
  default: (await import('./add-keywords-dialog.tsx')).AddKeywordsDialog,
}))

interface Props {
  app: AppInCountry
  /** `filled` where it is the page's main button. */
  variant?: 'filled' | 'default'
  /** On a phone the icon alone. */
  isCompact?: boolean
}

/** Opens the dialog to add keywords; nothing for users who may only view the app. */
export function AddKeywordsButton({ app, variant = 'default', isCompact = false }: Props) {
  const { t } = useLingui()
  const phone = usePhone()
  const [dialog, setDialog] = useState<'absent' | 'open' | 'closed'>('absent')
  if (!mayChange(app.project)) return null
  const isUntracked = !app.project.countries.includes(app.locale)
  const opens = {
    'aria-haspopup': 'dialog',
    disabled: isUntracked,
    title: isUntracked ? t`This country isn't tracked` : undefined,
    onClick: () => setDialog('open'),
  } as const
  return (
    <>
      {isCompact && phone && variant === 'filled' ? (
        <Button
          variant="filled"
          leftSection={<IconPlus size={20} stroke={1.8} aria-hidden />}
          aria-label={t`Add keywords`}
          {...opens}
        />
      ) : isCompact && phone ? (
        <IconButton label={t`Add keywords`} size={36} bordered {...opens}>
          <IconPlus size={17} stroke={1.8} aria-hidden />
        </IconButton>
      ) : (
        <Button variant={variant} leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />} {...opens}>
          <Trans>Add keywords</Trans>
        </Button>
      )}
      {dialog !== 'absent' && (
        <AddKeywordsDialog
          key={entryKeyOf(app)}
          app={app}
          opened={dialog === 'open'}
          onClose={() => setDialog('closed')}
        />
      )}
    </>
  )
}
