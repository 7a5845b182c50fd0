import { foreignScript } from '#web/data/third-parties/foreign-script.ts'

/** Loads a script of elsewhere, once; whether it is there. One that failed is tried again at the next call. */
export function loadScript(src: string): Promise<boolean> {
  const known = loaded.get(src)
  if (known) return known
  const loading = new Promise<boolean>((resolve) => {
    const script = foreignScript(src)
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => {
      script.remove()
      loaded.delete(src)
      resolve(false)
    })
    document.head.append(script)
  })
  loaded.set(src, loading)
  return loading
}

const loaded = new Map<string, Promise<boolean>>()
