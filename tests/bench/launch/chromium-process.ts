import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { chromiumArgs, chromiumPath } from '#tests/support/chromium.ts'

const args = [
  ...chromiumArgs,
  '--headless',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-default-apps',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--password-store=basic',
  '--hide-scrollbars',
  '--window-size=1440,990',
  '--lang=en-US',
  '--remote-debugging-pipe',
  'about:blank',
]
/** Longest wait for an orderly end, ms. */
const END_MS = 8000

interface Message {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: { message: string }
  sessionId?: string
}
/** Takes an event's parameters, whose type the event's name tells. */
type Listener = (params: never, sessionId: string | undefined) => void

/** A Chromium process with its profile on disk, driven by nothing but the DevTools protocol: as an installed app starts. */
export class ChromiumProcess {
  private readonly child: ChildProcess
  private readonly answers = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  private readonly listeners = new Map<string, Listener[]>()
  private lastId = 0

  constructor(profile: string) {
    if (!chromiumPath) throw new Error('No Chromium found')
    this.child = spawn(chromiumPath, [`--user-data-dir=${profile}`, ...args], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    })
    let rest = ''
    const output = this.child.stdio[4] as Readable
    output.setEncoding('utf8').on('data', (chunk: string) => {
      const messages = (rest + chunk).split('\0')
      rest = messages.pop() ?? ''
      for (const message of messages) this.take(JSON.parse(message) as Message)
    })
    this.child.once('exit', () => {
      for (const { reject } of this.answers.values()) reject(new Error('Chromium exited'))
    })
  }

  private take({ id, method, params, result, error, sessionId }: Message): void {
    if (id !== undefined) {
      const answer = this.answers.get(id)
      this.answers.delete(id)
      if (error) answer?.reject(new Error(error.message))
      else answer?.resolve(result)
    } else if (method) for (const listener of this.listeners.get(method) ?? []) listener(params as never, sessionId)
  }

  /** @throws Error what Chromium says of the command, or that it exited */
  send<T = unknown>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    const id = (this.lastId += 1)
    return new Promise<unknown>((resolve, reject) => {
      this.answers.set(id, { resolve, reject })
      const input = this.child.stdio[3] as Writable
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    }) as Promise<T>
  }

  on(method: string, listener: Listener): void {
    this.listeners.set(method, [...(this.listeners.get(method) ?? []), listener])
  }

  /** Ends it as a person does who closes the window: what it keeps is written to the profile. */
  async close(): Promise<void> {
    if (this.child.exitCode !== null) return
    const exited = once(this.child, 'exit')
    this.send('Browser.close').catch(() => {})
    await Promise.race([exited, setTimeout(END_MS, undefined, { ref: false })])
    if (this.child.exitCode === null) this.child.kill('SIGKILL')
  }
}
