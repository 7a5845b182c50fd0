import type { StaticFiles } from './static-files.ts'

/** Hashes of what stands inside `index.html` itself, as a policy's sources. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

interface Allowed {
  /** Whether the sign-up page asks reCAPTCHA, which runs Google's script in a frame of Google's. */
  captcha: boolean
}

const captchaScripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const captchaFrames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']

/** What every answer carries. No HSTS: on plain http it would lock people out of a self-hosted server. */
export function securityHeaders(
  files: Pick<StaticFiles, 'inline'> | undefined,
  allowed: Allowed = { captcha: false },
): Record<string, string> {
  const inline = files?.inline ?? { scripts: [], styles: [] }
  return {
    'content-security-policy': contentSecurityPolicy(inline, allowed),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  { captcha }: Allowed = { captcha: false },
): string {
  const policy = {
    'default-src': [`'self'`],
    'script-src': [`'self'`, ...scripts, ...(captcha ? captchaScripts : [])],
    'style-src': [`'self'`, ...styles],
    'img-src': [`'self'`, 'data:', 'blob:'],
    'connect-src': [`'self'`],
    'frame-src': captcha ? captchaFrames : [`'none'`],
    'worker-src': [`'self'`],
    'manifest-src': [`'self'`],
    'object-src': [`'none'`],
    'base-uri': [`'none'`],
    'frame-ancestors': [`'none'`],
    'form-action': [`'self'`],
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}
