/** Marks in a trace when the content was drawn. */
export const CONTENT_MARK = 'launch-content'

/** What the script in a measured page has seen. */
export interface Stopwatch {
  /** Tasks of more than 50 ms. */
  tasks: { end: number; duration: number }[]
  /** Layout shift that nobody caused, summed up. */
  shift: number
  /** From presses since the last `watch` to their next frames, ms. */
  interactions: number[]
  /** When the content was drawn: ms since the start of the page, or since the click after `watch`. */
  contentAt: number | null
  /** From now on a new element of this selector is the content, and time counts from the next click. */
  watch: (selector: string) => void
}

/** Runs in the page before anything else: its text is sent there, so that it needs nothing from outside. */
export function stopwatch(content: string, mark: string): void {
  let wanted: string | null = content
  let start = 0
  let before = new WeakSet<Element>()
  const self: Stopwatch = {
    tasks: [],
    shift: 0,
    interactions: [],
    contentAt: null,
    watch: (selector) => {
      wanted = null
      self.contentAt = null
      self.interactions = []
      // The page before may have what looks the same.
      before = new WeakSet(document.querySelectorAll(selector))
      const clicked = ({ timeStamp }: Event) => {
        start = timeStamp
        wanted = selector
        requestAnimationFrame(look)
      }
      addEventListener('click', clicked, { capture: true, once: true })
    },
  }
  Object.assign(globalThis, { launchStopwatch: self })
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  observe('longtask', ({ startTime, duration }) => self.tasks.push({ end: startTime + duration, duration }))
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) self.shift += value
  })
  const ofPress = (entry: PerformanceEntry) => {
    if ((entry as PerformanceEntry & { interactionId: number }).interactionId) self.interactions.push(entry.duration)
  }
  observe('event', ofPress, { durationThreshold: 16 })
  const isDrawn = (selector: string) =>
    [...document.querySelectorAll(selector)].some((one) => !before.has(one) && one.getBoundingClientRect().height > 0)
  const look = () => {
    // Looking costs a frame each time.
    if (wanted === null) return
    if (isDrawn(wanted)) {
      wanted = null
      // A message comes right after the frame has been drawn.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        self.contentAt = performance.now() - start
        performance.mark(mark)
      }
      port2.postMessage(null)
    } else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
