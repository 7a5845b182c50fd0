import { setTimeout } from 'node:timers/promises'
import type { Condition } from '../page-timing.ts'
import type { ChromiumProcess } from './chromium-process.ts'
import { CONTENT_MARK, stopwatch, type Stopwatch } from './stopwatch.ts'

/** Longest wait for content, ms. */
const PATIENCE_MS = 120_000
/** A page rests when its main thread had no long task and asked for nothing for this time, ms. */
const QUIET_MS = 1000

export interface Launch {
  /** From the start of the navigation to the frame with the content, ms. */
  content: number
  /** Over 50 ms a task, until the page rested, ms. */
  blocked: number
  /** The main thread's work until the page rested, ms of its processor time. */
  mainThread: number
  shift: number
}

export interface Click {
  /** From the click to the frame with the content, ms. */
  content: number
  /** From the click to the next frame, as the browser counts it, in steps of 8 ms. */
  interaction: number
}

/** The one page of a browser process, with its workers, under a condition. */
export class LaunchedPage {
  private readonly chromium: ChromiumProcess
  private readonly condition: Condition
  private session = ''
  private inFlight = new Set<string>()
  private lastRequestAt = 0

  private constructor(chromium: ChromiumProcess, condition: Condition) {
    this.chromium = chromium
    this.condition = condition
  }

  /** @param content selector of what the page is opened for */
  static async open(chromium: ChromiumProcess, condition: Condition, content: string): Promise<LaunchedPage> {
    const page = new LaunchedPage(chromium, condition)
    await page.attach(content)
    return page
  }

  private async attach(content: string): Promise<void> {
    const { chromium } = this
    // What a page is told of its network does not hold for its service worker, which is told itself before it starts.
    type Attached = { sessionId: string; targetInfo: { type: string } }
    chromium.on('Target.attachedToTarget', ({ sessionId, targetInfo }: Attached) => {
      if (targetInfo.type !== 'page') void this.slowDown(sessionId).finally(() => this.resume(sessionId))
    })
    const workers = [{ type: 'service_worker' }, { type: 'shared_worker' }]
    const attaching = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
    await chromium.send('Target.setAutoAttach', { ...attaching, filter: workers })
    type Targets = { targetInfos: { type: string; targetId: string }[] }
    const { targetInfos } = await chromium.send<Targets>('Target.getTargets')
    const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId
    const attached = await chromium.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
    this.session = attached.sessionId
    await this.send('Page.enable')
    await this.send('Performance.enable', { timeDomain: 'threadTicks' })
    await this.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `(${stopwatch.toString()})(${JSON.stringify(content)}, ${JSON.stringify(CONTENT_MARK)})`,
    })
    this.countRequests()
    await this.send('Network.enable')
    await this.slowDown(this.session)
    await this.send('Emulation.setCPUThrottlingRate', { rate: this.condition.cpuRate })
  }

  private async slowDown(session: string): Promise<void> {
    const { network } = this.condition
    if (!network) return
    await this.chromium.send('Network.enable', {}, session)
    await this.chromium.send('Network.emulateNetworkConditions', { offline: false, ...network }, session)
  }

  private resume(session: string): void {
    this.chromium.send('Runtime.runIfWaitingForDebugger', {}, session).catch(() => {})
  }

  private countRequests(): void {
    type Event = { requestId: string }
    this.chromium.on('Network.requestWillBeSent', ({ requestId }: Event, session) => {
      if (session !== this.session) return
      this.inFlight.add(requestId)
      this.lastRequestAt = Date.now()
    })
    for (const end of ['Network.loadingFinished', 'Network.loadingFailed'])
      this.chromium.on(end, ({ requestId }: Event) => this.inFlight.delete(requestId))
  }

  send<T = unknown>(method: string, params: object = {}): Promise<T> {
    return this.chromium.send<T>(method, params, this.session)
  }

  async evaluate<T>(expression: string, awaitPromise = false): Promise<T> {
    type Evaluated = { result: { value: T }; exceptionDetails?: { text: string } }
    const wanted = { expression, awaitPromise, returnByValue: true }
    const { result, exceptionDetails } = await this.send<Evaluated>('Runtime.evaluate', wanted)
    if (exceptionDetails) throw new Error(`${exceptionDetails.text}: ${expression.slice(0, 100)}`)
    return result.value
  }

  /** Opens an address and measures until its content is drawn and the page rests. */
  async launch(url: string): Promise<Launch> {
    const before = await this.taskTime()
    await this.send('Page.navigate', { url })
    const content = await this.contentAt()
    await this.rests()
    const { tasks, shift } = await this.stopwatch()
    const blocked = tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0)
    return { content, blocked, mainThread: (await this.taskTime()) - before, shift }
  }

  /** Clicks a link, as a mouse does, and measures until an element of the selector is drawn. */
  async click(link: string, selector: string): Promise<Click> {
    await this.evaluate(`launchStopwatch.watch(${JSON.stringify(selector)})`)
    const at = await this.evaluate<{ x: number; y: number }>(
      `(() => { const { x, y, width, height } = document.querySelector(${JSON.stringify(link)}).getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 } })()`,
    )
    const mouse = (type: string, more: object = {}) => this.send('Input.dispatchMouseEvent', { type, ...at, ...more })
    await mouse('mouseMoved')
    // A hand needs about this long from arriving to pressing.
    await setTimeout(60)
    const left = { button: 'left', clickCount: 1 }
    await Promise.all([mouse('mousePressed', left), mouse('mouseReleased', left)])
    const content = await this.contentAt()
    await this.rests()
    const { interactions } = await this.stopwatch()
    return { content, interaction: Math.max(16, ...interactions) }
  }

  private stopwatch(): Promise<Omit<Stopwatch, 'watch'>> {
    return this.evaluate('({ ...launchStopwatch, watch: undefined })')
  }

  private async contentAt(): Promise<number> {
    const latest = Date.now() + PATIENCE_MS
    while (Date.now() < latest) {
      // While the document changes there is none to ask.
      const at = await this.evaluate<number | null>('globalThis.launchStopwatch?.contentAt ?? null').catch(() => null)
      if (at !== null) return at
      await setTimeout(50)
    }
    throw new Error('The content did not come')
  }

  /** Resolves once the page's service worker has all that it fetches before it starts. */
  async workerIsActive(): Promise<void> {
    await this.evaluate('navigator.serviceWorker.ready.then(() => null)', true)
    await this.rests()
  }

  /** Resolves once nothing is asked for and the main thread is free. */
  async rests(): Promise<void> {
    const latest = Date.now() + 15_000
    const sinceTask = 'performance.now() - (launchStopwatch.tasks.at(-1)?.end ?? 0)'
    while (Date.now() < latest) {
      const isQuiet = this.inFlight.size === 0 && Date.now() - this.lastRequestAt > QUIET_MS
      if (isQuiet && (await this.evaluate<number>(sinceTask)) > QUIET_MS) return
      await setTimeout(100)
    }
  }

  private async taskTime(): Promise<number> {
    type Metrics = { metrics: { name: string; value: number }[] }
    const { metrics } = await this.send<Metrics>('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
}
