import type { ChromiumProcess } from './chromium-process.ts'
import { CONTENT_MARK } from './stopwatch.ts'

/** What a main thread is busy with. */
const causes: readonly (readonly [cause: string, names: RegExp])[] = [
  ['garbage collection', /GC/],
  ['compile', /compile|V8\.(GetCode|Optimize|BytecodeBudget)|produceCache|deserialize/i],
  ['style', /^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet|ParseStyleSheet|InvalidateLayout)/],
  ['layout', /^(Layout|HitTest|IntersectionObserver|UpdateLayer)/],
  ['paint', /^(Paint|PrePaint|Layerize|Commit|Composite|Raster|Draw|Decode|ImageDecode)/],
  ['HTML', /^(ParseHTML|HTMLDocumentParser)/],
  [
    'script',
    /^(FunctionCall|EvaluateScript|v8\.|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|XHR|HandlePostMessage)/,
  ],
]
const OTHER = 'other'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** µs */
  ts: number
  dur?: number
  args?: { name?: string }
}

export interface Busy {
  /** ms by cause, up to the content and from there until the page rests. */
  before: Map<string, number>
  after: Map<string, number>
}

const categories = [
  'toplevel',
  'devtools.timeline',
  'v8',
  'blink.user_timing',
  'disabled-by-default-v8.compile',
  '__metadata',
]

/** Records what the page's main thread does during `work`, which must load a page with the stopwatch. */
export async function recordMainThread(chromium: ChromiumProcess, work: () => Promise<unknown>): Promise<Busy> {
  const events: TraceEvent[] = []
  chromium.on('Tracing.dataCollected', ({ value }: { value: TraceEvent[] }) => events.push(...value))
  const complete = new Promise<void>((resolve) => chromium.on('Tracing.tracingComplete', () => resolve()))
  await chromium.send('Tracing.start', { traceConfig: { includedCategories: categories } })
  await work()
  await chromium.send('Tracing.end')
  await complete
  return divide(events)
}

/** The self time of each event of the main thread on which the content's mark stands, by cause. */
function divide(events: readonly TraceEvent[]): Busy {
  const mark = events.find(({ name }) => name === CONTENT_MARK)
  if (!mark) throw new Error('The trace does not say when the content was drawn')
  const own = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === mark.pid && tid === mark.tid)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const busy: Busy = { before: new Map(), after: new Map() }
  const open: { event: TraceEvent; inner: number }[] = []
  const close = () => {
    const { event, inner } = open.pop()!
    const part = event.ts < mark.ts ? busy.before : busy.after
    const cause = causeOf(event.name, open)
    part.set(cause, (part.get(cause) ?? 0) + Math.max(0, (event.dur ?? 0) - inner) / 1000)
  }
  for (const event of own) {
    while (open.length > 0 && endOf(open.at(-1)!.event) <= event.ts) close()
    const parent = open.at(-1)
    if (parent) parent.inner += event.dur ?? 0
    open.push({ event, inner: 0 })
  }
  while (open.length > 0) close()
  return busy
}

/** What has no name of its own counts for what it happens in. */
function causeOf(name: string, within: readonly { event: TraceEvent }[]): string {
  for (const one of [name, ...within.map(({ event }) => event.name).toReversed()])
    for (const [cause, names] of causes) if (names.test(one)) return cause
  return OTHER
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur

/** A table of them, the largest first. */
export function formatBusy({ before, after }: Busy): string {
  const sum = (part: Map<string, number>) => [...part.values()].reduce((all, one) => all + one, 0)
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const both = (cause: string) => (before.get(cause) ?? 0) + (after.get(cause) ?? 0)
  const line = (title: string, first: number, then: number) => `| ${title} | ${first.toFixed(0)} | ${then.toFixed(0)} |`
  return [
    '| main thread, ms | to the content | then |',
    '|---|---|---|',
    ...names
      .toSorted((a, b) => both(b) - both(a))
      .map((cause) => line(cause, before.get(cause) ?? 0, after.get(cause) ?? 0)),
    line('all', sum(before), sum(after)),
  ].join('\n')
}
