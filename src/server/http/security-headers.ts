import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
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

/**
 * What every answer carries that has not set it itself. No HSTS: on plain http it would lock people out of a self-hosted
 * server. The rest that is off, the policy says already, or it is for browsers of the past.
 */
export function securityHeaders(
  files: Pick<StaticFiles, 'inline'> | undefined,
  allowed: Allowed = nothing,
): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: contentSecurityPolicy(files?.inline ?? { scripts: [], styles: [] }, allowed),
    referrerPolicy: 'same-origin',
    permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
    overwrite: false,
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
}

function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  { captcha, thirdParties: { analytics, errorReports, chat } }: Allowed,
) {
  const messenger = originsOf(chat)
  return {
    defaultSrc: [`'self'`],
    scriptSrc: [`'self'`, ...scripts, ...(captcha ? captchaScripts : []), ...messenger],
    styleSrc: [`'self'`, ...styles],
    imgSrc: [`'self'`, 'data:', 'blob:', ...messenger],
    connectSrc: [`'self'`, ...originsOf(analytics, errorReports, chat)],
    frameSrc: captcha || chat !== null ? [...(captcha ? captchaFrames : []), ...messenger] : [`'none'`],
    workerSrc: [`'self'`],
    manifestSrc: [`'self'`],
    objectSrc: [`'none'`],
    baseUri: [`'none'`],
    frameAncestors: [`'none'`],
    formAction: [`'self'`],
    requireTrustedTypesFor: [`'script'`],
    // Scripts of others have policies of their own, by names that only they know.
    trustedTypes: [...Object.values(scriptPolicies), ...(captcha || chat !== null ? ['*'] : [])],
  }
}

const originsOf = (...addresses: (string | null)[]) =>
  Array.from(new Set(addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin]))))
