import 'virtual:mantine-variables.css'
import '@mantine/core/styles/global.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from '#web/theme/theme.ts'

/**
 * What uses Mantine stands in here. Mantine comes with the first dialog, not with the first page; its variables and
 * classes are static files (src/build), because the content security policy refuses its style tags.
 */
export function MantineArea({ children }: { children: ReactNode }) {
  const isDark = document.documentElement.dataset['mantineColorScheme'] === 'dark'
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={isDark ? 'dark' : 'light'}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
