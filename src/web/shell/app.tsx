import { i18n } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { theme } from '../theme/theme.ts'
import { colourSchemeManager } from './colour-scheme.ts'
import { Messages } from '#web/ui/messages.tsx'

/** Providers around the router. Mantine's variables and classes are static files (vite.config.ts). */
export function App({ router }: { router: AnyRouter }) {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        colorSchemeManager={colourSchemeManager}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <Localised>
          <RouterProvider router={router} />
          <Messages />
        </Localised>
      </MantineProvider>
    </I18nProvider>
  )
}

/** Another language draws everything anew: formatted numbers and dates depend on it without being told. */
function Localised({ children }: { children: ReactNode }) {
  const { i18n } = useLingui()
  return <Fragment key={i18n.locale}>{children}</Fragment>
}
