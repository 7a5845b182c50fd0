import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { scriptPolicies } from '#contract/worker/script-policies.ts'
import type { ThirdParties } from '#contract/third-parties.ts'
import type { InlineHashes, StaticFiles } from './static/static-files.ts'

interface Allowed {
  /** Whether the sign-up page uses reCAPTCHA, which runs Google's script in a Google frame. */
  captcha: boolean
  /** Where analytics and error reports are sent, and whose chat messenger runs in the page; null: none. */
  thirdParties: ThirdParties
}

const nothing: Allowed = { captcha: false, thirdParties: { analytics: null, errorReports: null, chat: null } }

const captchaScripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const captchaFrames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']

/**
 * Headers of every response that does not set them itself. No HSTS: on plain HTTP it would lock people out of a
 * self-hosted server. The other headers that are off are covered by the policy or serve outdated browsers.
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
    // Third-party scripts set policies of their own, under names that only they know.
    trustedTypes: [...Object.values(scriptPolicies), ...(captcha || chat !== null ? ['*'] : [])],
  }
}

const originsOf = (...addresses: (string | null)[]) =>
  Array.from(new Set(addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin]))))
