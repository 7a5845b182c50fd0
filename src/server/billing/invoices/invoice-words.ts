import type { Language } from '#contract/auth/auth.ts'

interface Words {
  title: string
  number: string
  date: string
  period: string
  purchaseOrder: string
  vatNumber: string
  to: string
  text: string
  quantity: string
  amount: string
  net: string
  vat: (rate: string) => string
  total: string
  reverseCharge: string
  /** Where texts of the invoice are not printed letter for letter. */
  attached: string
  attachment: string
  test: string
  status: Record<'paid' | 'due' | 'refunded', string>
  /** Of what Storeglass itself writes on an invoice. */
  lines: Record<string, string>
}

export const invoiceWords: Record<Language, Words> = {
  en: {
    title: 'Invoice',
    number: 'Number',
    date: 'Date',
    period: 'Period',
    purchaseOrder: 'Purchase order',
    vatNumber: 'VAT number',
    to: 'To',
    text: 'Description',
    quantity: 'Quantity',
    amount: 'Amount',
    net: 'Net',
    vat: (rate) => `VAT ${rate} %`,
    total: 'Total',
    reverseCharge: 'Reverse charge: the customer owes the VAT.',
    attached:
      "Some letters can't be printed here. The file attached to this document has the texts as they were given.",
    attachment: 'texts-of-the-invoice.txt',
    test: "Created by the test provider. Nothing was charged, so don't pay or book this invoice.",
    status: { paid: 'Paid', due: 'Unpaid', refunded: 'Refunded' },
    lines: {},
  },
  de: {
    title: 'Rechnung',
    number: 'Nummer',
    date: 'Datum',
    period: 'Zeitraum',
    purchaseOrder: 'Bestellnummer',
    vatNumber: 'USt-IdNr.',
    to: 'An',
    text: 'Beschreibung',
    quantity: 'Menge',
    amount: 'Betrag',
    net: 'Netto',
    vat: (rate) => `USt. ${rate} %`,
    total: 'Gesamt',
    reverseCharge: 'Reverse-Charge: Die Umsatzsteuer schuldet der Leistungsempfänger.',
    attached:
      'Einige Buchstaben lassen sich hier nicht drucken. Die diesem Dokument angehängte Datei enthält die Texte, wie sie angegeben wurden.',
    attachment: 'texte-der-rechnung.txt',
    test: 'Erstellt vom Testanbieter. Es wurde nichts abgebucht; diese Rechnung ist weder zu bezahlen noch zu buchen.',
    status: { paid: 'Bezahlt', due: 'Offen', refunded: 'Erstattet' },
    lines: {
      'Paid plan': 'Bezahlplan',
      'Further app': 'Weitere App',
      'Further user': 'Weitere Person',
      'Unused part of the running term': 'Ungenutzter Teil des laufenden Zeitraums',
    },
  },
}
