import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariablesResolver, theme } from '../web/theme/theme.ts'

const FILE = '/__mantine-variables.css'

/** Mantine's CSS variables for our theme as a file: MantineProvider would write them into a <style>, which the content security policy refuses. */
export const mantineVariables = (): Plugin => ({
  name: 'mantine-variables',
  resolveId: (id) => (id === 'virtual:mantine-variables.css' ? FILE : null),
  load: (id) => (id === FILE ? variables() : null),
})

function variables(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const defaults = defaultCssVariablesResolver(merged)
  const own = cssVariablesResolver(merged)
  return convertCssVariables(
    {
      variables: { ...defaults.variables, ...own.variables },
      light: { '--mantine-color-scheme': 'light', ...defaults.light, ...own.light },
      dark: { '--mantine-color-scheme': 'dark', ...defaults.dark, ...own.dark },
    },
    ':root',
  )
}
