import type { Page } from '@playwright/test'

/** What a page opened, and what is wrong with it. */
export interface Opened {
  /** Names of the controls that opened a panel, each after those of the panels that it stands in. */
  panels: string[]
  faults: string[]
  /** Controls around the page, with their places: on the next page they need not be pressed again where they stand alike. */
  around: string[]
}

/**
 * Opens every panel of the page, and those that stand in it themselves, and closes each by Escape. Finds panels that are not
 * wholly in the window, covered or cut off, whose content can't be reached, which push the page sideways, or stay. Which
 * control opens one says `aria-haspopup`; what says `aria-expanded` alone unfolds something in its place, and stays unfolded.
 */
export const openPanels = (page: Page, around: readonly string[]): Promise<Opened> => page.evaluate(openAll, around)

/** Runs in the page, where a press costs no way there and back. */
async function openAll(known: readonly string[]): Promise<Opened> {
  // Mantine's field of a day is no button.
  const openers = '[aria-haspopup]:not([aria-haspopup=false]), [data-dates-input]'
  const dropdowns = '[class*="-dropdown"][data-position]'
  const panels = `[role=dialog], [role=alertdialog], [role=menu], [popover], ${dropdowns}`
  const done: Opened = { panels: [], faults: [], around: [] }
  const pressed = new Set<string>()

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const isShown = (one: HTMLElement) => one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth > 3
  const until = async (isSo: () => boolean, ms: number): Promise<boolean> => {
    const end = performance.now() + ms
    while (!isSo() && performance.now() < end) await frame()
    return isSo()
  }
  const openNow = () => [...document.querySelectorAll<HTMLElement>(panels)].filter(isShown)
  const pressKey = (key: string) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }),
    )

  /** Resolves once a panel stands where it stays, and has its content. */
  const atRest = async (panel: HTMLElement) => {
    let before = ''
    let still = 0
    const rests = () => {
      const { x, y, width, height } = panel.getBoundingClientRect()
      const now = [x, y, width, height, panel.querySelector('[aria-busy=true]') === null].join()
      still = now === before && now.endsWith('true') ? still + 1 : 0
      before = now
      // It is a line as long as its content loads.
      return still > 2 && height > 40
    }
    await until(rests, 15_000)
  }

  const measure = (panel: HTMLElement): string[] => {
    const faults: string[] = []
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const { left, top, right, bottom } = panel.getBoundingClientRect()
    const beyond = { left: -left, top: -top, right: right - innerWidth, bottom: bottom - height }
    for (const [edge, px] of Object.entries(beyond))
      if (px > 0.5) faults.push(`${Math.round(px)} px beyond the ${edge} edge`)
    // Its corners are round.
    const inset = 14
    for (const x of [left + inset, right - inset])
      for (const y of [top + inset, bottom - inset]) {
        const isInWindow = x >= 0 && y >= 0 && x < width && y < height
        const hit = document.elementFromPoint(x, y)
        if (isInWindow && !(hit && panel.contains(hit)))
          faults.push(`covered at ${Math.round(x)},${Math.round(y)} by ${hit?.outerHTML.slice(0, 80)}`)
      }
    const below = panel.scrollHeight - panel.clientHeight
    if (below > 1 && !['auto', 'scroll'].includes(getComputedStyle(panel).overflowY))
      faults.push(`its last ${below} px can't be reached`)
    const beside = panel.scrollWidth - panel.clientWidth
    if (beside > 1) faults.push(`${beside} px too narrow for its content`)
    const sideways = document.documentElement.scrollWidth - width
    if (sideways > 0) faults.push(`the page scrolls ${sideways} px sideways`)
    return faults
  }

  const nextTrigger = (root: HTMLElement, path: string) => {
    const counts = new Map<string, number>()
    for (const trigger of root.querySelectorAll<HTMLElement>(`${openers}, [aria-expanded]`)) {
      if (!isShown(trigger) || trigger.matches(':disabled, [aria-disabled=true]')) continue
      // Those in panels have their turn when the panel is open.
      const panel = trigger.closest(panels)
      if (trigger.closest('[inert], [aria-hidden=true]') || (panel && !panel.contains(root))) continue
      const opens = trigger.matches(openers)
      if (!opens && trigger.ariaExpanded === 'true') continue
      const text = trigger.ariaLabel ?? trigger.textContent.trim()
      const name = `${path}${text.slice(0, 60) || trigger.id}`
      // Rows have the same controls.
      counts.set(name, (counts.get(name) ?? 0) + 1)
      let key = `${name} ${counts.get(name)}`
      if (path === '' && !trigger.closest('main')) {
        const { x, y } = trigger.getBoundingClientRect()
        key = `${name} at ${Math.round(x)},${Math.round(y)}`
        if (known.includes(key)) continue
        done.around.push(key)
      }
      if (pressed.has(key)) continue
      pressed.add(key)
      return { trigger, name, opens }
    }
    return null
  }

  const openWithin = async (root: HTMLElement, path: string) => {
    for (let next = nextTrigger(root, path); next; next = nextTrigger(root, path)) {
      const { trigger, name, opens } = next
      const before = openNow()
      const added = () => openNow().find((one) => !before.includes(one))
      trigger.scrollIntoView({ block: 'nearest' })
      trigger.focus()
      trigger.click()
      await until(() => added() !== undefined, opens ? 10_000 : 80)
      const panel = added()
      if (!panel) {
        if (opens) done.faults.push(`${name}: opens nothing`)
        continue
      }
      await atRest(panel)
      done.panels.push(name)
      if (!opens) done.faults.push(`${name}: opens a panel, but has no aria-haspopup`)
      done.faults.push(...measure(panel).map((fault) => `${name}: ${fault}`))
      await openWithin(panel, `${name} › `)
      pressKey('Escape')
      if (await until(() => !isShown(panel), 3000)) continue
      done.faults.push(`${name}: does not close by Escape`)
      return
    }
  }

  // A page may open with a dialog.
  const [first] = openNow()
  if (first) done.faults.push(...measure(first).map((fault) => `at first: ${fault}`))
  await openWithin(first ?? document.body, '')
  const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (sideways > 0) done.faults.push(`the page scrolls ${sideways} px sideways`)
  return done
}

/** What of the bar of the selected rows can't be seen or pressed. */
export const hiddenActions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('[role=toolbar][data-at-foot]')
    if (!bar) return ['there is no bar']
    const faults: string[] = []
    const edges = bar.getBoundingClientRect()
    if (edges.left < 0 || edges.right > innerWidth || edges.top < 0 || edges.bottom > innerHeight)
      faults.push('the bar is not wholly in the window')
    for (const one of bar.querySelectorAll<HTMLElement>('button, a')) {
      const name = one.ariaLabel ?? one.textContent.trim()
      const { left, top, right, bottom, width } = one.getBoundingClientRect()
      const isInside = left >= edges.left && right <= edges.right && top >= edges.top && bottom <= edges.bottom
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (width === 0) faults.push(`${name}: left out`)
      else if (!isInside) faults.push(`${name}: outside of the bar`)
      else if (!hit || !one.contains(hit)) faults.push(`${name}: covered`)
    }
    return faults
  })
