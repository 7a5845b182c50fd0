import type { HeldWords } from './held-words.ts'

/** What is written alike in many languages, or borrowed by them. */
const everywhere = `refund* chargeback* scam* fraud* suicid* gdpr rgpd dsgvo hacked`

/**
 * Words whose reviews a person has to answer: money back, law, fraud, data, danger to somebody. `*`: whatever the word goes on
 * with. Rather too many than too few: a review that only seems to be one of them waits for a person.
 */
const words = {
  en: `reimburs* "money back" "charged twice" "charged me twice" "double charged" overcharg* "unauthorized charge*"
    "unauthorised charge*" lawyer* attorney* lawsuit* sue suing sued "legal action" court police steal* stole stolen theft
    thief thieves hack* "data leak*" "data breach*" leaked "privacy violation*" "personal data" "kill myself"
    "killed myself" "self harm*" selfharm "want to die" overdos* abus* harass* bullied bullying racis* sexis*
    discriminat* pedophil* paedophil* porn* seizure* hospital* injur* emergency`,
  de: `rückerstatt* erstattung* erstatte* rückzahlung* "geld zurück" "doppelt abgebucht" abgebucht anwalt* anwält*
    rechtsanwalt* rechtsanwält* strafanzeige* "anzeige erstatt*" "zur anzeige" klage klagen verklag* "vor gericht"
    polizei betrug* betrüg* betrog* abzock* gestohlen diebstahl gehackt hacker* datenleck* datenpanne* datenklau
    "personenbezogene daten" selbstmord* suizid* umbringen selbstverletz* "nicht mehr leben" missbrauch* belästig* mobbing
    rassis* sexis* diskriminier* verbraucherschutz* verbraucherzentrale krankenhaus notfall verletzt krampfanfall*`,
  fr: `rembours* "débité deux fois" "prélevé deux fois" avocat avocats avocate* procès "porter plainte" "porte plainte"
    "en justice" tribunal police arnaqu* escroc* "du vol" voleur* volé piraté* piratage "fuite de données"
    "fuites de données" "données personnelles" "me tuer" automutil* "envie de mourir" harcel* harcèl* abus racis* sexis*
    discrimin* pédophil* hôpital urgence* blessé* épilep*`,
  es: `reembols* "devolución de dinero" "devuelvan mi dinero" "devuélvanme" "cobrado dos veces" "doble cobro" abogad*
    "una demanda" demandar demandaré denunci* juicio tribunal policía estaf* "un timo" robo robado robaron ladron*
    hackea* "fuga de datos" "filtración de datos" "datos personales" matarme autolesi* "quiero morir" acoso acosa* abuso*
    racis* sexis* discrimin* pedófil* hospital emergencia* herido* epilep*`,
}

type Language = keyof typeof words

/** The languages (ISO 639-1) of the words. A sensitive review in another one is seldom known as such. */
export const sensitiveLanguages = Object.keys(words) as Language[]

/** Without accents, which many leave out as they type. */
const folded = (line: string) => line.normalize('NFKD').replace(/\p{Mn}/gu, '')

const entriesOf = (list: string) =>
  [...list.matchAll(/"([^"]+)"|(\S+)/g)].map(([, phrase, word]) => {
    const entry = phrase ?? word ?? ''
    const shown = entry.replace(/\*$/, '')
    return { shown, wanted: folded(` ${shown}${shown === entry ? ' ' : ''}`) }
  })

const common = entriesOf(everywhere)
const byLanguage = new Map<string, typeof common>(
  sensitiveLanguages.map((language) => [language, [...common, ...entriesOf(words[language])]]),
)
const all = [...new Set([...byLanguage.values()].flat())]

const known = new WeakMap<HeldWords, string | null>()

/** The first of the words that a review holds; in a language that has none, or an unknown one, those of all. null: none. */
export function sensitiveWordIn(held: HeldWords): string | null {
  const before = known.get(held)
  if (before !== undefined) return before
  const text = folded(held.line)
  const found = (byLanguage.get(held.locale) ?? all).find(({ wanted }) => text.includes(wanted))?.shown ?? null
  known.set(held, found)
  return found
}
