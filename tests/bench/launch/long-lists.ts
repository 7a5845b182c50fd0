import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { longAnswer, longMonitor, RANK_HISTORY, RANKED_KEYWORDS, TRACKED, TRACKED_KEYWORDS } from '../long-answer.ts'

/**
 * Stands before the server and makes its lists of keywords long: no app of the sample market ranks for so many, and the demo
 * tracks 20.
 */
export async function serveLongLists(targetPort: number): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const lengthen = longerOf(incoming)
    const headers = lengthen ? { ...incoming.headers, 'accept-encoding': 'identity' } : incoming.headers
    const asked = request(
      { host: '127.0.0.1', port: targetPort, path: incoming.url, method: incoming.method, headers },
      (answer) => void (lengthen ? passLonger(answer, outgoing, lengthen) : pass(answer, outgoing)),
    )
    asked.on('error', () => outgoing.destroy())
    incoming.pipe(asked)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { port: (server.address() as AddressInfo).port, stop }
}

function pass(answer: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
  answer.pipe(outgoing)
}

/** What makes the answer long; null: it stays as it is. */
function longerOf({ method, url = '' }: IncomingMessage): Lengthen | null {
  const path = url.split('?')[0] ?? ''
  if (path.endsWith(RANKED_KEYWORDS)) return longAnswer
  const isMonitored = RANK_HISTORY.test(path) || (method === 'GET' && TRACKED_KEYWORDS.test(path))
  return isMonitored ? (answer) => longMonitor(answer, TRACKED) : null
}

type Lengthen = (answer: object) => object

async function passLonger(answer: IncomingMessage, outgoing: ServerResponse, lengthen: Lengthen): Promise<void> {
  const body = await text(answer)
  const long = answer.statusCode === 200 ? JSON.stringify(lengthen(JSON.parse(body))) : body
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers
  outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': Buffer.byteLength(long) })
  outgoing.end(long)
}
