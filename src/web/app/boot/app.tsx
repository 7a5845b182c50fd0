import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { Fragment, useSyncExternalStore, type ReactNode } from 'react'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Messages } from '#web/ui/feedback/messages.tsx'
import { ConfirmIdentity } from '../account/confirm-identity.tsx'
import { consentPanel } from '../consent/panel.ts'
import { MantineRoot } from '#web/theme/mantine-root.tsx'
import { useColourScheme } from './colour-scheme.ts'

const ConsentDialog = lazyWithRetry(() => import('../consent/consent-dialog.tsx'))

/** What stands around every page. */
export function App({ router }: { router: AnyRouter }) {
  return (
    <MantineRoot scheme={useColourScheme()}>
      <I18nProvider i18n={i18n}>
        <Localised>
          <RouterProvider router={router} />
          <PrivacySettings />
          <ConfirmIdentity />
          <Messages />
        </Localised>
      </I18nProvider>
    </MantineRoot>
  )
}

function PrivacySettings() {
  const isOpen = useSyncExternalStore(consentPanel.subscribe, consentPanel.get)
  return isOpen && <ConsentDialog onClose={() => consentPanel.set(false)} />
}

/** Another language draws everything anew: formatted numbers and dates depend on it without being told. */
function Localised({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  return <Fragment key={i18n.locale}>{children}</Fragment>
}
