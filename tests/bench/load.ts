import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Target {
  /** Asked in turn. */
  urls: string[]
  headers: Record<string, string>
}

export interface Measured {
  /** Milliseconds, of the answers that came. */
  latencies: number[]
  errors: number
  seconds: number
}

/**
 * Open loop: a request every `1/rate` s whether or not the earlier ones are answered. Latency counts from the moment
 * at which a request was due, so that a stalled server can't hide its queue.
 */
export async function openLoop(target: Target, rate: number, seconds: number): Promise<Measured> {
  const ask = asker(target, rate)
  const start = performance.now()
  const due = (index: number) => start + (index * 1000) / rate
  const answers: Promise<number | null>[] = []
  while (answers.length < rate * seconds) {
    while (due(answers.length) <= performance.now() && answers.length < rate * seconds) {
      const dueAt = due(answers.length)
      answers.push(ask().then((ok) => (ok ? performance.now() - dueAt : null)))
    }
    await sleep(1)
  }
  return summarise(await Promise.all(answers), start)
}

/** Closed loop: `inFlight` requests at any moment. */
export async function closedLoop(target: Target, inFlight: number, seconds: number): Promise<Measured> {
  const ask = asker(target, inFlight)
  const start = performance.now()
  const answers: (number | null)[] = []
  const lane = async () => {
    while (performance.now() - start < seconds * 1000) {
      const askedAt = performance.now()
      answers.push((await ask()) ? performance.now() - askedAt : null)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, lane))
  return summarise(answers, start)
}

function summarise(answers: (number | null)[], start: number): Measured {
  const latencies = answers.filter((latency) => latency !== null)
  return { latencies, errors: answers.length - latencies.length, seconds: (performance.now() - start) / 1000 }
}

/** Sends the next request; true for a complete answer with status 200. Node's own client, because fetch costs more than the server. */
function asker({ urls, headers }: Target, sockets: number): () => Promise<boolean> {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  let next = 0
  return () =>
    new Promise((resolve) => {
      const url = urls[next++ % urls.length]!
      request(url, { agent, headers, timeout: 10_000 }, (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode === 200))
        response.once('error', () => resolve(false))
      })
        .once('timeout', function (this: ReturnType<typeof request>) {
          this.destroy(new Error('No answer within 10 s'))
        })
        .once('error', () => resolve(false))
        .end()
    })
}
