import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from './theme.ts'

interface Props {
  scheme: 'light' | 'dark'
  children: ReactNode
}

/** Mantine with the product's theme. Its variables and global classes are static files (theme/styles.ts): the content security policy refuses style tags. */
export function MantineRoot({ scheme, children }: Props) {
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme} withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  )
}
