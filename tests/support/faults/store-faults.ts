import type { ServerResponse } from 'node:http'

/**
 * How a store fails. `slowMs`: the good answer, that much later; `timeout`: it takes the request and never answers; `reset`: the connection breaks in the middle of the
 * answer; `truncated`: the answer ends in its middle;
 * `empty`: a good answer with nothing in it; `captcha`: a page for people instead; `redirect`: the same answer at another
 * address of the store; `elsewhere`: sent on to another host.
 */
export type StoreFault =
  | { status: number; retryAfter?: string }
  | { slowMs: number }
  | 'timeout'
  | 'reset'
  | 'truncated'
  | 'empty'
  | 'captcha'
  | 'redirect'
  | 'elsewhere'

interface Rule {
  fault: StoreFault
  on: RegExp
  times: number
}

/** What a store is told to break. */
export class StoreFaults {
  private rules: Rule[] = []

  /** Breaks the next `times` calls whose description matches; all of them, until `mend`, unless said otherwise. */
  break(fault: StoreFault, { on = /./, times = Infinity }: { on?: RegExp; times?: number } = {}): void {
    this.rules.push({ fault, on, times })
  }

  mend(): void {
    this.rules = []
  }

  /** The fault that hits this call. */
  next(call: string): StoreFault | undefined {
    const rule = this.rules.find(({ on, times }) => times > 0 && on.test(call))
    if (rule) rule.times -= 1
    return rule?.fault
  }
}

const captcha = `<!doctype html><html><head><title>Sorry...</title></head><body><form action="/sorry" id="captcha-form">
Our systems have detected unusual traffic from your computer network.</form></body></html>`

/** Fails as told; `good` is what would have come, `path` the address that was asked. */
export function answerFault(
  fault: Exclude<StoreFault, 'empty'>,
  response: ServerResponse,
  good: { type: string; body: string },
  path: string,
): void {
  if (fault === 'timeout') return
  if (typeof fault === 'object' && 'slowMs' in fault) {
    setTimeout(() => response.writeHead(200, { 'content-type': good.type }).end(good.body), fault.slowMs)
    return
  }
  if (fault === 'reset') {
    response.writeHead(200, { 'content-type': good.type, 'content-length': Buffer.byteLength(good.body) })
    response.write(good.body.slice(0, good.body.length >> 1), () => response.destroy())
  } else if (fault === 'captcha') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(captcha)
  } else if (fault === 'truncated') {
    response.writeHead(200, { 'content-type': good.type }).end(good.body.slice(0, good.body.length >> 1))
  } else if (fault === 'redirect') {
    const mark = path.includes('?') ? '&' : '?'
    response.writeHead(302, { location: `${path}${mark}moved=1` }).end()
  } else if (fault === 'elsewhere') {
    response.writeHead(302, { location: 'http://consent.example.com/sorry' }).end()
  } else {
    const headers = fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter }
    response.writeHead(fault.status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(captcha)
  }
}
