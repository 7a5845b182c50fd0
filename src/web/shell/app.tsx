import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { Messages } from '#web/ui/messages.tsx'

/** What stands around every page. */
export function App({ router }: { router: AnyRouter }) {
  return (
    <I18nProvider i18n={i18n}>
      <Localised>
        <RouterProvider router={router} />
        <Messages />
      </Localised>
    </I18nProvider>
  )
}

/** Another language draws everything anew: formatted numbers and dates depend on it without being told. */
function Localised({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  return <Fragment key={i18n.locale}>{children}</Fragment>
}
