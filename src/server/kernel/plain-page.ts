import { createHash } from 'node:crypto'
import type { Language } from '#contract/auth/auth.ts'
import { escapeHtml } from './escape-html.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .5rem 0; }
h2 { font-size: 1.1rem; margin: .5rem 0; }
h3 { font-size: 1rem; margin: .75rem 0 .25rem; }
pre { overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
code { font-size: .95em; overflow-wrap: anywhere; }
summary { cursor: pointer; padding: .25rem 0; }
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** A page without scripts: its policy allows only its own style. */
export function page(title: string, body: string, language: Language = 'en'): Response {
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} – Storeglass</title>
<style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`,
    },
  })
}
