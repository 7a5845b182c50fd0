import { fileURLToPath } from 'node:url'
import type { Selectable } from 'kysely'
import PDFDocument from 'pdfkit'
import type { Language } from '#contract/auth/auth.ts'
import type { Config } from '#server/kernel/config.ts'
import type { InvoiceRow } from '#server/db/rows/billing.ts'
import { isReverseCharge } from '#server/payments/vat.ts'
import { invoiceWords } from './invoice-words.ts'
import { isPlain, isPrintedWhole, printable } from './printable.ts'

type Document = InstanceType<typeof PDFDocument>

/** Points: A4 with a margin. */
const LEFT = 56
const RIGHT = 539
const AMOUNT_WIDTH = 120
/** Only the letters that stand in a document go along with it. */
const EMBEDDED = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'))
const locales = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<Language, string>

interface Page {
  document: Document
  invoice: Selectable<InvoiceRow>
  words: (typeof invoiceWords)[Language]
  money: (amount: number) => string
  day: (date: Date) => string
}

/** An invoice on one page, in the reader's language. */
export async function invoicePdf(
  invoice: Selectable<InvoiceRow>,
  seller: Config['seller'],
  language: Language,
): Promise<Buffer> {
  const words = invoiceWords[language]
  const document = new PDFDocument({
    size: 'A4',
    margin: LEFT,
    lang: language,
    displayTitle: true,
    info: {
      Title: printable(`${words.title} ${invoice.number}`),
      Author: printable(seller.name),
      CreationDate: invoice.issued_at,
    },
  })
  const chunks: Buffer[] = []
  const written = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', resolve)
    document.on('error', reject)
  })
  const locale = locales[language]
  const page: Page = {
    document,
    invoice,
    words,
    money: (amount) => moneyText(amount, invoice.currency, locale),
    day: (date) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(date),
  }
  head(page, seller)
  buyer(page)
  lines(page)
  sums(page)
  notes(page, seller)
  attachTexts(page, seller)
  document.end()
  await written
  return Buffer.concat(chunks)
}

function moneyText(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

function head({ document, invoice, words, day }: Page, seller: Config['seller']): void {
  document.font('Helvetica-Bold').fontSize(22).text(printable(words.title), LEFT, LEFT)
  document.font('Helvetica').fontSize(10).moveDown(0.6)
  paragraph(document, sellerLines(words, seller))
  const facts: [string, string][] = [
    [words.number, invoice.number],
    [words.date, day(invoice.issued_at)],
    [words.period, `${day(invoice.period_start)} – ${day(invoice.period_end)}`],
    ...(invoice.purchase_order === '' ? [] : [[words.purchaseOrder, invoice.purchase_order] as [string, string]]),
  ]
  document.moveDown()
  for (const [name, value] of facts) paragraph(document, [`${name}: ${value}`])
}

const sellerLines = (words: Page['words'], { name, address, vatNumber }: Config['seller']): string[] => [
  name,
  address,
  vatNumber && `${words.vatNumber} ${vatNumber}`,
]

function buyer({ document, invoice, words }: Page): void {
  document.moveDown().font('Helvetica-Bold').text(printable(words.to), LEFT).font('Helvetica')
  paragraph(document, buyerLines(words, invoice))
}

const buyerLines = (words: Page['words'], { address }: Page['invoice']): string[] => [
  address.company,
  `${address.firstName} ${address.lastName}`.trim(),
  address.line1,
  [address.zip, address.city].filter((part) => part !== '').join(' '),
  [address.state, address.country].filter((part) => part !== null && part !== '').join(', '),
  address.vatNumber && `${words.vatNumber} ${address.vatNumber}`,
]

function lines({ document, invoice, words, money }: Page): void {
  document.moveDown(2).font('Helvetica-Bold')
  row(document, [words.text, words.quantity, words.amount])
  rule(document)
  document.font('Helvetica')
  for (const { text, quantity, amount } of invoice.lines) {
    row(document, [words.lines[text] ?? text, String(quantity), money(amount)])
  }
  rule(document)
}

function sums({ document, invoice, words, money }: Page): void {
  const { net, vat, vat_rate, total } = invoice
  row(document, [words.net, '', money(net)])
  row(document, [words.vat(String(vat_rate)), '', money(vat)])
  document.font('Helvetica-Bold')
  row(document, [words.total, '', money(total)])
  document.font('Helvetica')
}

function notes({ document, invoice, words }: Page, seller: Config['seller']): void {
  document.moveDown()
  paragraph(document, [
    words.status[invoice.status],
    isReverseCharge(invoice.address, seller.country) && words.reverseCharge,
    invoice.provider_invoice_id === null && words.test,
  ])
}

/** Texts that are not printed letter for letter go along as they are. */
function attachTexts({ document, invoice, words }: Page, seller: Config['seller']): void {
  const texts = [...sellerLines(words, seller), invoice.purchase_order, ...buyerLines(words, invoice)]
  if (texts.every(isPrintedWhole)) return
  paragraph(document, [words.attached])
  const whole = texts.filter((text) => text !== '').join('\n')
  document.file(Buffer.from(`${whole}\n`), {
    name: words.attachment,
    type: 'text/plain',
    creationDate: invoice.issued_at,
    modifiedDate: invoice.issued_at,
  })
}

/** In the reader's own font where that has all letters: the embedded one makes a document larger. */
function paragraph(document: Document, texts: (string | false)[]): void {
  for (const text of texts) {
    if (!text) continue
    const printed = printable(text)
    document.font(isPlain(printed) ? 'Helvetica' : EMBEDDED)
    document.text(printed, LEFT, undefined, { width: RIGHT - LEFT })
  }
  document.font('Helvetica')
}

/** What it is, how many, and how much: the last two at the right. */
function row(document: Document, [text, quantity, amount]: [string, string, string]): void {
  const top = document.y + 4
  document.text(printable(quantity), RIGHT - 2 * AMOUNT_WIDTH, top, { width: AMOUNT_WIDTH - 10, align: 'right' })
  document.text(printable(amount), RIGHT - AMOUNT_WIDTH, top, { width: AMOUNT_WIDTH, align: 'right' })
  document.text(printable(text), LEFT, top, { width: RIGHT - LEFT - 2 * AMOUNT_WIDTH })
}

function rule(document: Document): void {
  const y = document.y + 4
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke('#8a8f98').fillColor('#000000')
  document.y = y + 2
}
