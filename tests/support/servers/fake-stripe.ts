import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'

const DAY_S = 86_400

interface Price {
  product: string
  amount: number
  interval: string
}

interface Subscription {
  id: string
  customer: string
  organisation: string
  status: string
  currency: string
  cancelAtPeriodEnd: boolean
  startedAt: number
  endedAt: number | null
  items: (Price & { id: string; quantity: number })[]
}

/**
 * Stripe as far as the official library is used here: a real HTTP server that keeps what it is told, and can say what
 * happens there as signed events.
 */
export class FakeStripe {
  readonly secret = 'whsec_of_tests'
  /** Method and path of every call, oldest first. */
  readonly calls: string[] = []
  /** How many were made. */
  customers = 0
  /** The next charge is declined. */
  declines = false
  private readonly server: Server
  private readonly pages = new Map<string, { order: Record<string, string>; status: 'open' | 'complete' | 'expired' }>()
  private readonly subscriptions = new Map<string, Subscription>()
  /** By the key that a request bore: the same one again has no second effect. */
  private readonly answered = new Map<string, { status: number; answer: object }>()
  private count = 0
  private now = 0
  private held: { id: string; until: Promise<void>; reached: () => void } | null = null

  private constructor() {
    this.server = createServer((request, response) => {
      void this.reply(request, response)
    })
  }

  static async start(): Promise<FakeStripe> {
    const fake = new FakeStripe()
    await new Promise<void>((resolve) => fake.server.listen(0, '127.0.0.1', resolve))
    return fake
  }

  get env(): Record<string, string> {
    const { port } = this.server.address() as AddressInfo
    return {
      STRIPE_SECRET_KEY: 'sk_test_of_tests',
      STRIPE_WEBHOOK_SECRET: this.secret,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
    }
  }

  stop(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => void this.server.close(() => resolve()))
  }

  /** The customer pays on Stripe's page: a subscription begins. Answers its id. */
  pay(pageUrl: string, now: Date): string {
    const page = this.pages.get(new URL(pageUrl).pathname.slice(1))
    if (page?.status !== 'open') throw new Error('There is no such page to pay on.')
    page.status = 'complete'
    const session = page.order
    const items = itemsIn(session, 'line_items').map((item) => Object.assign(item, { id: this.newId('si') }))
    const id = this.newId('sub')
    this.now = Math.floor(now.getTime() / 1000)
    this.subscriptions.set(id, {
      id,
      items,
      customer: session['customer'] ?? '',
      organisation: session['subscription_data[metadata][organisation]'] ?? '',
      status: 'active',
      currency: session['line_items[0][price_data][currency]'] ?? '',
      cancelAtPeriodEnd: false,
      startedAt: this.now,
      endedAt: null,
    })
    return id
  }

  /** Keeps the next answer about a subscription back, as it is when asked for; resolves once it is asked for. */
  hold(id: string): { asked: Promise<void>; release: () => void } {
    const [asked, until] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    this.held = { id, until: until.promise, reached: asked.resolve }
    return { asked: asked.promise, release: until.resolve }
  }

  /** What would be charged for it, if anything ever will. */
  statusOf(id: string): { status: string; renews: boolean } {
    const { status, cancelAtPeriodEnd } = this.subscriptionOf(id)
    return { status, renews: status !== 'canceled' && !cancelAtPeriodEnd }
  }

  /** What becomes of a subscription without anybody asking here. */
  set(id: string, change: Partial<Pick<Subscription, 'status' | 'endedAt' | 'cancelAtPeriodEnd'>>): void {
    Object.assign(this.subscriptionOf(id), change)
  }

  /** An event as Stripe sends it: its body, and the headers with its signature. */
  event(type: string, object: object, id = this.newId('evt')): { body: string; headers: Record<string, string> } {
    const body = JSON.stringify({ id, object: 'event', type, data: { object } })
    const header = new Stripe('sk_test_of_tests').webhooks.generateTestHeaderString({
      payload: body,
      secret: this.secret,
    })
    return { body, headers: { 'stripe-signature': header, 'content-type': 'application/json' } }
  }

  invoiceOf(subscriptionId: string, status: 'paid' | 'open', id = this.newId('in')) {
    const { items, currency } = this.subscriptionOf(subscriptionId)
    const net = items.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0)
    const period = { start: this.now, end: this.now + 30 * DAY_S }
    return {
      id,
      object: 'invoice',
      number: `ACME-${id}`,
      status,
      currency,
      subtotal: net,
      total_excluding_tax: net,
      total: net + Math.round(net * 0.19),
      created: this.now,
      period_start: period.start,
      period_end: period.end,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscriptionId } },
      lines: { object: 'list', data: [{ description: 'Storeglass, paid plan', quantity: 1, amount: net, period }] },
    }
  }

  private async reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await bodyOf(request))
    const key = String(request.headers['idempotency-key'] ?? '')
    const before = this.answered.get(key)
    const { status, answer } = before ?? this.answer(request.method ?? '', request.url ?? '', form)
    if (key !== '') this.answered.set(key, { status, answer })
    const text = JSON.stringify(answer)
    const { held } = this
    if (held && request.method === 'GET' && request.url?.startsWith(`/v1/subscriptions/${held.id}`)) {
      this.held = null
      held.reached()
      await held.until
    }
    const replayed = before && { 'idempotent-replayed': 'true' }
    response.writeHead(status, { 'content-type': 'application/json', ...replayed }).end(text)
  }

  private newId(kind: string): string {
    this.count += 1
    return `${kind}_${this.count}`
  }

  private subscriptionOf(id: string): Subscription {
    const found = this.subscriptions.get(id)
    if (!found) throw new Error(`There is no subscription ${id}.`)
    return found
  }

  private answer(method: string, url: string, form: URLSearchParams): { status: number; answer: object } {
    const { pathname, searchParams } = new URL(url, 'http://stripe')
    this.calls.push(`${method} ${pathname}`)
    const given = Object.fromEntries(form)
    const [, , kind = '', name] = pathname.split('/')
    if (kind === 'subscriptions' && name !== undefined) return this.answerSubscription(method, name, given)
    if (method === 'GET') {
      const data = this.listOf(pathname, searchParams.get('customer'))
      return { status: 200, answer: { object: 'list', data, has_more: false } }
    }
    if (pathname === '/v1/checkout/sessions') {
      const id = this.newId('cs')
      this.pages.set(id, { order: given, status: 'open' })
      return { status: 200, answer: { id, url: `https://checkout.stripe.test/${id}` } }
    }
    if (pathname.endsWith('/expire')) {
      const page = this.pages.get(pathname.split('/').at(-2) ?? '')
      if (page?.status !== 'open') {
        return { status: 400, answer: { error: { type: 'invalid_request_error', message: 'This page is not open.' } } }
      }
      page.status = 'expired'
    }
    if (pathname === '/v1/billing_portal/sessions') {
      return { status: 200, answer: { url: `https://billing.stripe.test/${given['customer']}` } }
    }
    if (pathname === '/v1/invoices/create_preview') {
      return { status: 200, answer: { subtotal: 3000, total_excluding_tax: 3000, total: 3570, amount_due: 3570 } }
    }
    if (pathname === '/v1/customers') this.customers += 1
    return { status: 200, answer: { id: given['id'] ?? name ?? this.newId(kind === 'customers' ? 'cus' : kind) } }
  }

  /** A customer's open pages, or what they have running; newest first. */
  private listOf(pathname: string, customer: string | null): object[] {
    if (pathname === '/v1/checkout/sessions') {
      return [...this.pages]
        .filter(([, { order, status }]) => order['customer'] === customer && status === 'open')
        .map(([id]) => ({ id }))
        .toReversed()
    }
    if (pathname !== '/v1/subscriptions') return []
    return [...this.subscriptions.values()]
      .filter((one) => one.customer === customer && one.status !== 'canceled')
      .map(asTold)
      .toReversed()
  }

  private answerSubscription(method: string, id: string, given: Record<string, string>) {
    const subscription = this.subscriptionOf(id)
    if (method === 'POST' && this.declines) {
      const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
      return { status: 402, answer: { error } }
    }
    if (method === 'DELETE') {
      if (subscription.status === 'canceled') {
        const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such subscription' }
        return { status: 404, answer: { error } }
      }
      Object.assign(subscription, { status: 'canceled', endedAt: this.now })
    }
    if (given['cancel_at_period_end'] !== undefined) {
      subscription.cancelAtPeriodEnd = given['cancel_at_period_end'] === 'true'
    }
    const items = itemsIn(given, 'items')
    if (items.length > 0) subscription.items = items.map((item) => Object.assign(item, { id: this.newId('si') }))
    return { status: 200, answer: asTold(subscription) }
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/** `items[0][price_data][product]=…` of a form; what is to be deleted is left out. */
function itemsIn(form: Record<string, string>, name: string): (Price & { quantity: number })[] {
  const indexes = new Set(
    Object.keys(form).flatMap((key) => new RegExp(`^${name}\\[(\\d+)\\]\\[quantity\\]`).exec(key)?.[1] ?? []),
  )
  return [...indexes].map((index) => {
    const at = (key: string) => form[`${name}[${index}]${key}`] ?? ''
    return {
      quantity: Number(at('[quantity]')),
      product: at('[price_data][product]'),
      amount: Number(at('[price_data][unit_amount]')),
      interval: at('[price_data][recurring][interval]'),
    }
  })
}

function asTold(one: Subscription): object {
  const { id, customer, status, currency, startedAt, endedAt } = one
  return {
    id,
    object: 'subscription',
    customer,
    status,
    currency,
    cancel_at_period_end: one.cancelAtPeriodEnd,
    ended_at: endedAt,
    metadata: { organisation: one.organisation },
    default_payment_method: {
      id: 'pm_1',
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 },
    },
    items: {
      object: 'list',
      data: one.items.map((item) => ({
        id: item.id,
        quantity: item.quantity,
        current_period_start: startedAt,
        current_period_end: startedAt + 30 * DAY_S,
        price: { product: item.product, recurring: { interval: item.interval } },
      })),
    },
  }
}
