import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { router } from '../router.ts'
import { theme } from '../theme/theme.ts'

const colorSchemeManager = localStorageColorSchemeManager({ key: 'storeglass.scheme' })

/** Providers around the router. Mantine's variables and classes are static files (vite.config.ts). */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        defaultColorScheme="auto"
        colorSchemeManager={colorSchemeManager}
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <RouterProvider router={router} />
      </MantineProvider>
    </I18nProvider>
  )
}
