import {
  createTheme,
  defaultVariantColorsResolver,
  parseThemeColor,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

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

/** A colour whose shades are one token: only its roles (`light`, `filled`, `outline`) are used, see `roles` below. */
const flat = (colour: string): MantineColorsTuple => [
  colour,
  colour,
  colour,
  colour,
  colour,
  colour,
  colour,
  colour,
  colour,
  colour,
]

/** Quieter than Mantine's: a subtle control gets the soft ground on hover, and a neutral one becomes darker. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colours = defaultVariantColorsResolver(input)
  const { color, isThemeColor } = parseThemeColor({
    color: input.color ?? input.theme.primaryColor,
    theme: input.theme,
  })
  if (!isThemeColor) return colours
  if (input.variant === 'subtle')
    return color === 'gray'
      ? { ...colours, hover: 'var(--sg-hover)', hoverColor: 'var(--sg-text)' }
      : { ...colours, hover: `var(--mantine-color-${color}-light)` }
  if (input.variant === 'outline' && color === 'gray')
    return { ...colours, color: 'var(--sg-text-2)', border: '1px solid var(--sg-line-strong)' }
  return colours
}

/** The Mantine side of the design; everything visible is a `--sg-*` token (theme/tokens.css). */
export const theme = createTheme({
  primaryColor: 'iris',
  primaryShade: { light: 7, dark: 6 },
  colors: {
    iris,
    gray,
    dark,
    good: flat('var(--sg-good)'),
    warn: flat('var(--sg-warn)'),
    bad: flat('var(--sg-bad)'),
    info: flat('var(--sg-info)'),
  },
  variantColorResolver,
  fontFamily: 'var(--sg-font)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '15px', xl: '16px' },
  fontWeights: { regular: '400', medium: '540', bold: '630' },
  headings: {
    fontWeight: '630',
    sizes: {
      h1: { fontSize: '24px', lineHeight: '30px' },
      h2: { fontSize: '20px', lineHeight: '26px' },
      h3: { fontSize: '16px', lineHeight: '24px' },
      h4: { fontSize: '14px', lineHeight: '20px' },
    },
  },
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
  // A pressed control stays where it is.
  activeClassName: '',
})

/** What a colour is on a quiet ground, as words and as a line. */
const roles = (name: string, soft: string, text: string) => ({
  [`--mantine-color-${name}-light`]: soft,
  [`--mantine-color-${name}-light-hover`]: soft,
  [`--mantine-color-${name}-light-color`]: text,
  [`--mantine-color-${name}-text`]: text,
  [`--mantine-color-${name}-outline`]: text,
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
    ...roles('gray', 'var(--sg-hover)', 'var(--sg-text-2)'),
    ...roles('good', 'var(--sg-good-soft)', 'var(--sg-good)'),
    ...roles('warn', 'var(--sg-warn-soft)', 'var(--sg-warn)'),
    ...roles('bad', 'var(--sg-bad-soft)', 'var(--sg-bad)'),
    // White text has to be readable on it in both schemes.
    '--mantine-color-bad-filled': '#b0332a',
    '--mantine-color-bad-filled-hover': '#96281f',
    ...roles('info', 'var(--sg-info-soft)', 'var(--sg-info)'),
  }
  return { variables: {}, light: scheme, dark: scheme }
}
