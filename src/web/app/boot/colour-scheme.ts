import { useSyncExternalStore } from 'react'
import { selection } from '#web/offline/selection.ts'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

/** As the user chose it, or as the system has it. */
const colourScheme = (): 'light' | 'dark' => {
  const { scheme } = selection.get()
  if (scheme === 'auto') return systemIsDark.matches ? 'dark' : 'light'
  return scheme
}

/** Keeps the colours as the user chose them, or as the system has them. index.html has set them before the first paint. */
export function followColourScheme(): void {
  apply()
  subscribe(apply)
}

export const useColourScheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, colourScheme)

function subscribe(onChange: () => void): () => void {
  const stop = selection.subscribe(onChange)
  systemIsDark.addEventListener('change', onChange)
  return () => {
    stop()
    systemIsDark.removeEventListener('change', onChange)
  }
}

function apply(): void {
  const { scheme } = selection.get()
  const shown = colourScheme()
  document.documentElement.dataset['mantineColorScheme'] = shown
  // Light and dark have a tag each: a chosen scheme holds for both.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = (scheme === 'auto' ? meta.media.includes('dark') : shown === 'dark') ? '#141311' : '#f8f6f2'
}
