import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { appUpdate } from '#web/offline/updates/app-update.ts'
import { useAppUpdate } from '#web/offline/hooks.ts'
import { dismiss, notify } from '#web/ui/feedback/notify.ts'

/** Offers a downloaded version. "Later" asks again at the next start. */
export function useUpdatePrompt(): void {
  const { t } = useLingui()
  const { ready } = useAppUpdate()
  useEffect(() => {
    if (!ready) return
    const id = notify({
      title: t`Update ready`,
      description: t`Takes a second.`,
      stays: true,
      actions: [
        { label: t`Update now`, onClick: () => appUpdate.get().apply() },
        { label: t`Later`, onClick: () => {} },
      ],
    })
    return () => dismiss(id)
  }, [ready, t])
}
