import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { TokenResponse } from '#contract/auth/auth.ts'
import { ConfigCountry, Project } from '#contract/projects.ts'
import { exactRequest, type Outcome } from './exact-request.ts'

const countries = ['DE', 'FR', 'JP', 'GB', 'US', 'SE', 'BR', 'ES', 'IT', 'NL', 'PL', 'PT', 'CA', 'AU', 'AT', 'CH', 'DK']

/** What a client that is told to wait does wait: less than it is told, so that there is load all the time, ms. */
const PAUSE_MS = 100

interface Write {
  country: string
  star: boolean
  key: string
}

/**
 * Somebody who works without a pause, over one connection that stays open: reads, and stars and unstars countries.
 * A write that is not acknowledged is sent again with its key before the next one, as the app's queue does.
 */
export class SteadyClient {
  readonly outcomes: Outcome[] = []
  readonly acknowledged: Write[] = []
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 })
  private readonly url: string
  private readonly token: string
  private readonly reads: string[]
  /** Sent, but not acknowledged: it may or may not have happened. */
  private open: Write | undefined
  private sent = 0

  private constructor(url: string, token: string, reads: string[]) {
    this.url = url
    this.token = token
    this.reads = reads
  }

  /** Opens a demo organisation of its own. */
  static async open(url: string): Promise<SteadyClient> {
    const response = await fetch(`${url}/api/auth/v1/demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const { accessToken, identity } = v.parse(TokenResponse, await response.json())
    const projects = `/bff/${identity.organizationId}/projects`
    const client = new SteadyClient(url, accessToken, [projects])
    const { body } = await client.send('GET', projects)
    for (const { projectId, trackId, store } of v.parse(v.array(Project), JSON.parse(body))) {
      client.reads.push(
        `/appdetails/v1/appdetails?${new URLSearchParams({ trackId, store, locale: 'en-US' }).toString()}`,
        `/projects/${projectId}/competitors?locale=en-US`,
      )
    }
    return client
  }

  /** Reads and writes in turn until it is told to stop, or nobody takes its connections. */
  async work(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const { code, status } = await (this.sent % 3 === 0 ? this.write() : this.read())
      if (code === 'ECONNREFUSED') return
      if (status === 503) await delay(PAUSE_MS)
    }
  }

  read(): Promise<Outcome> {
    return this.send('GET', this.reads[this.sent % this.reads.length] ?? '')
  }

  async write(): Promise<Outcome> {
    const write = this.open ?? this.nextWrite()
    this.open = write
    const outcome = await this.sendWrite(write)
    if (outcome.status === 204) {
      this.acknowledged.push(write)
      this.open = undefined
    }
    return outcome
  }

  /** Acknowledged writes that the server does not know, asked for one by one by their keys and by their effect. */
  async lost(): Promise<Write[]> {
    const lost: Write[] = []
    for (const write of this.acknowledged) {
      const { status, replayed } = await this.sendWrite(write)
      if (status !== 204 || !replayed) lost.push(write)
    }
    const { body } = await this.send('GET', '/dashboard/config/v1/favourite/countries')
    const starred = new Set(v.parse(v.array(ConfigCountry), JSON.parse(body)).map(({ countryCode }) => countryCode))
    const last = new Map(this.acknowledged.map((write) => [write.country, write]))
    if (this.open) last.delete(this.open.country)
    return [...lost, ...[...last.values()].filter(({ country, star }) => starred.has(country) !== star)]
  }

  close(): void {
    this.agent.destroy()
  }

  private nextWrite(): Write {
    const count = this.acknowledged.length
    return {
      country: countries[count % countries.length] ?? '',
      star: Math.floor(count / countries.length) % 2 === 0,
      key: crypto.randomUUID(),
    }
  }

  private sendWrite({ country, star, key }: Write): Promise<Outcome> {
    const path = `/dashboard/config/v1/favourite/countries/${country}`
    return this.send(star ? 'PUT' : 'DELETE', path, { 'idempotency-key': key })
  }

  private async send(method: string, path: string, more: Record<string, string> = {}): Promise<Outcome> {
    this.sent += 1
    const headers = { authorization: `Bearer ${this.token}`, ...more }
    const outcome = await exactRequest(this.agent, { method, url: `${this.url}/api${path}`, headers })
    // Of what went well its text is not kept: there may be very much of it.
    this.outcomes.push(outcome.status < 400 ? { ...outcome, body: '' } : outcome)
    return outcome
  }
}

/** So many of them, each with an organisation of its own. */
export async function openClients(url: string, count: number): Promise<SteadyClient[]> {
  const clients: SteadyClient[] = []
  while (clients.length < count) {
    const together = Math.min(10, count - clients.length)
    clients.push(...(await Promise.all(Array.from({ length: together }, () => SteadyClient.open(url)))))
  }
  return clients
}
