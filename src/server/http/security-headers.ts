import { scriptPolicies } from '#contract/worker/script-policies.ts'
import type { ThirdParties } from '#contract/third-parties.ts'
import type { InlineHashes, StaticFiles } from './static/static-files.ts'

interface Allowed {
  /** Whether the sign-up page asks reCAPTCHA, which runs Google's script in a frame of Google's. */
  captcha: boolean
  /** Where analytics and error reports are sent, and whose chat messenger runs in the page; null: nowhere, nobody's. */
  thirdParties: ThirdParties
}

const nothing: Allowed = { captcha: false, thirdParties: { analytics: null, errorReports: null, chat: null } }

const captchaScripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const captchaFrames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']

/** What every answer carries. No HSTS: on plain http it would lock people out of a self-hosted server. */
export function securityHeaders(
  files: Pick<StaticFiles, 'inline'> | undefined,
  allowed: Allowed = nothing,
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
  { captcha, thirdParties: { analytics, errorReports, chat } }: Allowed = nothing,
): string {
  const messenger = originsOf(chat)
  const policy = {
    'default-src': [`'self'`],
    'script-src': [`'self'`, ...scripts, ...(captcha ? captchaScripts : []), ...messenger],
    'style-src': [`'self'`, ...styles],
    'img-src': [`'self'`, 'data:', 'blob:', ...messenger],
    'connect-src': [`'self'`, ...originsOf(analytics, errorReports, chat)],
    'frame-src': captcha || chat !== null ? [...(captcha ? captchaFrames : []), ...messenger] : [`'none'`],
    'worker-src': [`'self'`],
    'manifest-src': [`'self'`],
    'object-src': [`'none'`],
    'base-uri': [`'none'`],
    'frame-ancestors': [`'none'`],
    'form-action': [`'self'`],
    'require-trusted-types-for': [`'script'`],
    // Scripts of others have policies of their own, by names that only they know.
    'trusted-types': [...Object.values(scriptPolicies), ...(captcha || chat !== null ? ['*'] : [])],
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

const originsOf = (...addresses: (string | null)[]) =>
  Array.from(new Set(addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin]))))
