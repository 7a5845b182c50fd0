import { createHash } from 'node:crypto'
import { API_BASE } from '#contract/protocol/endpoint.ts'
import { failureAnswer } from '#server/kernel/json-answer.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/** Interval at which the page reloads itself, seconds. */
const RELOAD_SECONDS = 2

const style = `:root{color-scheme:light dark;font:16px/24px system-ui,sans-serif}
body{display:grid;place-content:center;min-height:90vh;margin:0;padding:24px;text-align:center}
h1{margin:0;font-size:22px;line-height:32px}`

const texts = {
  en: { title: 'Storeglass is starting', text: 'This page opens by itself in a moment.' },
  de: { title: 'Storeglass startet', text: 'Diese Seite öffnet sich gleich von selbst.' },
}

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The response until the server is ready: a page for navigations, JSON for everything else. */
export function startingAnswer(request: Request): Response {
  if (!isForPage(request)) return failureAnswer(new HttpError('UNAVAILABLE', 'The server is starting.'))
  return new Response(pageFor(request), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RELOAD_SECONDS),
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    },
  })
}

function isForPage({ method, url, headers }: Request): boolean {
  const isApi = `${new URL(url).pathname}/`.startsWith(`${API_BASE}/`)
  return method === 'GET' && !isApi && (headers.get('accept') ?? '').includes('text/html')
}

function pageFor({ headers }: Request): string {
  const language = /^de\b/i.test(headers.get('accept-language') ?? '') ? 'de' : 'en'
  const { title, text } = texts[language]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<title>${title}</title>
<style>${style}</style>
</head>
<body><main><h1>${title}</h1><p role="status">${text}</p></main></body>
</html>
`
}
