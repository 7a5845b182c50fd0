import type { BrowserContext } from '@playwright/test'

/** What pages and workers did against their content security policy since it was looked at last: directive, address, sample. */
export const broken: string[] = []

const REPORT = 'reportBrokenPolicy'
/** What Chromium prints of a policy in a worker, where no page hears the event. */
const printed = /Content Security Policy|Trusted ?(Type|HTML|Script)/

/** Notes from now on what breaks the policy in any page of the context. */
export async function watchPolicy(context: BrowserContext): Promise<void> {
  context.on('console', (message) => {
    if (!message.page() && printed.test(message.text())) broken.push(message.text())
  })
  await context.exposeFunction(REPORT, (violation: string) => broken.push(violation))
  await context.addInitScript((report) => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const tell: unknown = Reflect.get(window, report)
      if (typeof tell === 'function') tell(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  }, REPORT)
}
