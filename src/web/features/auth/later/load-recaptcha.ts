import { foreignScript } from '#web/data/third-parties/foreign-script.ts'

interface Options {
  sitekey: string
  theme: 'light' | 'dark'
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

/** The part of Google's script that is used; "grecaptcha" is the name it gives itself. */
interface Recaptcha {
  ready: (then: () => void) => void
  render: (element: HTMLElement, options: Options) => number
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** It minds Trusted Types when it is told to. */
const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true'
/** A network that drops requests would leave the form waiting, ms. */
const WAIT_MS = 15_000

let loading: Promise<Recaptcha> | null = null

/** Loads Google's script; after a failure the next call tries again. */
export function loadRecaptcha(language: string): Promise<Recaptcha> {
  loading ??= load(language).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

async function load(language: string): Promise<Recaptcha> {
  const script = foreignScript(`${SCRIPT}&hl=${language}`)
  const limit = AbortSignal.timeout(WAIT_MS)
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new Error('reCAPTCHA was not loaded'))
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', fail)
      limit.addEventListener('abort', fail)
      document.head.append(script)
    })
    const { grecaptcha } = window
    if (!grecaptcha) throw new Error('reCAPTCHA did not start')
    await new Promise<void>((resolve) => grecaptcha.ready(resolve))
    return grecaptcha
  } catch (error) {
    script.remove()
    throw error
  }
}
