import { selection } from '#web/offline/selection.ts'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

/** Keeps the colours as the user chose them, or as the system has them. index.html has set them before the first paint. */
export function followColourScheme(): void {
  apply()
  selection.subscribe(apply)
  systemIsDark.addEventListener('change', apply)
}

function apply(): void {
  const { scheme } = selection.get()
  const isDark = scheme === 'auto' ? systemIsDark.matches : scheme === 'dark'
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'
  // Light and dark have a tag each: a chosen scheme holds for both.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = (scheme === 'auto' ? meta.media.includes('dark') : isDark) ? '#141311' : '#f8f6f2'
}
