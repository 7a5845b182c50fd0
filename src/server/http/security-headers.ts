import type { StaticFiles } from './static-files.ts'

/** Hashes of what stands inside `index.html` itself, as a policy's sources. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** What every answer carries. No HSTS: on plain http it would lock people out of a self-hosted server. */
export function securityHeaders(files: Pick<StaticFiles, 'inline'> | undefined): Record<string, string> {
  const inline = files?.inline ?? { scripts: [], styles: [] }
  return {
    'content-security-policy': contentSecurityPolicy(inline),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}

export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  const policy = {
    'default-src': [`'self'`],
    'script-src': [`'self'`, ...scripts],
    'style-src': [`'self'`, ...styles],
    'img-src': [`'self'`, 'data:', 'blob:'],
    'connect-src': [`'self'`],
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
