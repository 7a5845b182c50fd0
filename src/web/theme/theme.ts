import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import { formControls } from './form-controls.ts'

const iris: MantineColorsTuple = [
  '#eeecfc',
  '#dfdbf9',
  '#cfcaf6',
  '#b0a8ff',
  '#978dfa',
  '#7c6fec',
  '#6a5be0',
  '#5b4bd0',
  '#4c3dba',
  '#3a2e94',
]

/** Warm neutrals for the parts of Mantine that read `gray` and `dark` themselves. */
const gray: MantineColorsTuple = [
  '#faf8f5',
  '#f3f0eb',
  '#ebe7e0',
  '#e8e4dd',
  '#d5d0c7',
  '#948d83',
  '#6f6a62',
  '#5b564f',
  '#3a3631',
  '#211e1a',
]
const dark: MantineColorsTuple = [
  '#efece6',
  '#b5afa6',
  '#989288',
  '#7a746b',
  '#3f3b36',
  '#2f2b27',
  '#211f1c',
  '#1c1a18',
  '#141311',
  '#0f0e0d',
]

const overlayDefaults = { lockScroll: false, transitionProps: { duration: 200 } }

/** The Mantine side of the design; everything visible is a `--sg-*` token (theme/tokens.css). */
export const theme = createTheme({
  primaryColor: 'iris',
  primaryShade: { light: 7, dark: 6 },
  colors: { iris, gray, dark },
  fontFamily: 'var(--sg-font)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '15px', xl: '16px' },
  lineHeights: { xs: '16px', sm: '18px', md: '20px', lg: '22px', xl: '24px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '28px' },
  radius: { xs: '5px', sm: '8px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--sg-shadow-xs)',
    sm: 'var(--sg-shadow-sm)',
    md: 'var(--sg-shadow-md)',
    lg: 'var(--sg-shadow-lg)',
    xl: 'var(--sg-shadow-xl)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    ...formControls,
    // react-remove-scroll would inject a <style>, which the content security policy refuses; ui/use-page-lock.ts locks instead.
    Modal: { defaultProps: overlayDefaults },
    ModalRoot: { defaultProps: overlayDefaults },
    Drawer: { defaultProps: overlayDefaults },
    DrawerRoot: { defaultProps: overlayDefaults },
  },
})

/** Mantine's own variables, pointed at the tokens. Both schemes read the tokens, which differ by scheme themselves. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const scheme = {
    '--mantine-color-body': 'var(--sg-surface)',
    '--mantine-color-text': 'var(--sg-text)',
    '--mantine-color-bright': 'var(--sg-text)',
    '--mantine-color-dimmed': 'var(--sg-text-2)',
    '--mantine-color-placeholder': 'var(--sg-text-3)',
    '--mantine-color-anchor': 'var(--sg-acc-text)',
    '--mantine-color-error': 'var(--sg-bad)',
    '--mantine-color-default': 'var(--sg-surface)',
    '--mantine-color-default-hover': 'var(--sg-hover)',
    '--mantine-color-default-color': 'var(--sg-text)',
    '--mantine-color-default-border': 'var(--sg-line-strong)',
    '--mantine-color-disabled': 'var(--sg-active)',
    '--mantine-color-disabled-color': 'var(--sg-text-3)',
    '--mantine-color-disabled-border': 'var(--sg-line)',
    '--mantine-color-iris-text': 'var(--sg-acc-text)',
    '--mantine-color-iris-filled': 'var(--sg-acc)',
    '--mantine-color-iris-filled-hover': 'var(--sg-acc-hover)',
    '--mantine-color-iris-light': 'var(--sg-acc-soft)',
    '--mantine-color-iris-light-hover': 'var(--sg-acc-line)',
    '--mantine-color-iris-light-color': 'var(--sg-acc-text)',
    '--mantine-color-iris-outline': 'var(--sg-acc-text)',
    '--mantine-primary-color-contrast': '#fff',
  }
  return { variables: {}, light: scheme, dark: scheme }
}
