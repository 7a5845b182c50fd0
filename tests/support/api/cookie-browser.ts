import { refreshToken } from '#contract/auth/auth.ts'
import type { Answer, Api } from './api.ts'

/** Chromium writes changed cookies to the disk within this time, ms. */
const WRITTEN_AFTER_MS = 30_000

/** What a browser does with the refresh token: the newest is in its memory, and half a minute later on its disk. */
export class CookieBrowser {
  private readonly api: Api
  private memory: string
  private disk: string
  private changedAt: number | null = null

  /** @param token lies on the disk */
  constructor(api: Api, token: string) {
    this.api = api
    this.memory = token
    this.disk = token
  }

  get token(): string {
    return this.memory
  }

  /** Starts, or reloads, or its access token is over. */
  async renew(): Promise<Answer<typeof refreshToken>> {
    const answer = await this.ask()
    if (answer.status === 200) this.take(answer.body.refreshToken ?? '')
    return answer
  }

  /** The server answers, and the answer never arrives. */
  async renewInVain(): Promise<void> {
    await this.ask()
  }

  take(token: string): void {
    if (token === this.memory) return
    this.memory = token
    this.changedAt ??= this.now()
  }

  pass(ms: number): void {
    this.api.clock.advance(ms)
    if (this.changedAt === null || this.now() - this.changedAt < WRITTEN_AFTER_MS) return
    this.disk = this.memory
    this.changedAt = null
  }

  /** With what was in its memory alone. */
  die(): void {
    this.memory = this.disk
    this.changedAt = null
  }

  private ask(): Promise<Answer<typeof refreshToken>> {
    const inBody = { headers: { 'x-token-transport': 'body' } }
    return this.api.request(refreshToken, { body: { refreshToken: this.memory } }, inBody)
  }

  private now(): number {
    return this.api.clock.now().getTime()
  }
}
