import { MantineProvider, mergeThemeOverrides } from '@mantine/core'
import type { ReactNode } from 'react'
import { components } from './components.ts'
import { theme } from './theme.ts'

const withComponents = mergeThemeOverrides(theme, { components })

interface Props {
  scheme: 'light' | 'dark'
  children: ReactNode
}

/** Mantine with the product's theme. Its variables and global classes are static files (theme/styles.ts): the content security policy refuses style tags. */
export function MantineRoot({ scheme, children }: Props) {
  return (
    <MantineProvider
      theme={withComponents}
      forceColorScheme={scheme}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
