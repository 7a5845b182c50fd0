import type { Page } from '@playwright/test'

/** Tab stops of a page's own part that are looked at, at most: lists are long. */
const MOST = 120

/** A walk by Tab through the page's own part: where it stopped, and what is wrong there. */
export interface Walk {
  stops: string[]
  faults: string[]
}

interface Stop {
  name: string
  place: 'elsewhere' | 'page' | 'dialog'
  /** The focus was there before. */
  isSeen: boolean
  faults: string[]
}

/** Presses Tab from the start of the page's own part, or of the dialog that is open, to its end. */
export async function walkByTab(page: Page): Promise<Walk> {
  const walk: Walk = { stops: [], faults: [] }
  await page.evaluate(() => {
    // As "Skip to content" does; an open dialog has the focus already.
    if (!document.querySelector('[role=dialog][aria-modal=true]')) document.querySelector('main')?.focus()
  })
  while (walk.stops.length < MOST) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(stopNow)
    if (stop.place === 'elsewhere') break
    if (stop.isSeen) {
      // A dialog begins anew after its end.
      if (stop.place === 'page') walk.faults.push(`${stop.name}: leads back`)
      break
    }
    walk.stops.push(stop.name)
    walk.faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`))
  }
  return walk
}

/** Runs in the page. */
async function stopNow(): Promise<Stop> {
  const at = document.activeElement
  const dialog = document.querySelector('[role=dialog][aria-modal=true]')
  const part = dialog ?? document.querySelector('main')
  if (!(at instanceof HTMLElement || at instanceof SVGElement) || !part?.contains(at))
    return { name: '', place: 'elsewhere', isSeen: false, faults: [] }
  const faults: string[] = []
  const atRest = async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const fading = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(fading.map(({ finished }) => finished))
  }
  await atRest()

  // An input of a switch or a segment is hidden below its label.
  const hidden = at instanceof HTMLInputElement && at.offsetWidth < 3 ? at.labels?.[0] : undefined
  const { left, top, right, bottom } = (hidden ?? at).getBoundingClientRect()
  const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2
  const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2
  const hit = isInWindow ? document.elementFromPoint(x, y) : null
  if (!isInWindow) faults.push('out of sight')
  else if (!(hit && (at.contains(hit) || hit.contains(at) || hit.closest('label')?.control === at)))
    faults.push(`covered by ${hit?.outerHTML.slice(0, 100)}`)

  // Some controls show it on what is in them, beside or around them.
  const beside = [...[...at.children].slice(0, 3), ...(at.nextElementSibling ? [at.nextElementSibling] : [])]
  for (let one: Element | null = at; one && one !== part && beside.length < 12; one = one.parentElement)
    beside.push(one)
  const looks = () =>
    beside
      .flatMap((one) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)))
      .map((style) => [style.outline, style.boxShadow, style.borderColor, style.backgroundColor, style.opacity].join())
      .join()
  const focused = looks()
  at.blur()
  await atRest()
  if (looks() === focused) faults.push('does not show the focus')
  at.focus()

  const isSeen = at.hasAttribute('data-walked')
  at.setAttribute('data-walked', '')
  const name = at.getAttribute('aria-label') ?? (at.textContent?.trim().slice(0, 40) || at.outerHTML.slice(0, 80))
  return { name, place: dialog ? 'dialog' : 'page', isSeen, faults }
}
