import { folded } from './fold.ts'
import { longNumberIn, spelledNumberIn } from './numbers.ts'
import { phraseFinder, readWords } from './read-words.ts'

/** What follows a full stop without a space where somebody has forgotten it. None of them is a top-level domain. */
const STARTS = new Set(
  `and but if our please thanks the this we when your aber bitte danke das den der die dein deine ein eine ihr sie und unser
  unsere vielen wenn wir avec cette mais merci nous notre pour votre vous cuando esta gracias los nuestra nuestro pero
  que`.split(/\s+/),
)
const MONTH = /^(?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)/
/** Japanese and Chinese have no blank after the end of a sentence. */
const NEXT_SENTENCE =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}][\p{N}_-]?\.[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u
/** Top-level domains of those scripts, folded. */
const OWN_DOMAINS = [
  'コム',
  'ネット',
  'みんな',
  'セール',
  'ストア',
  'クラウド',
  'ファッション',
  '中国',
  '中國',
  '公司',
  '网络',
  '網路',
  '网址',
  '香港',
  '台湾',
  '台灣',
].map(folded)
const ABBREVIATION = /(?:^|[^\p{L}\p{N}])(?:p\.ej|p\.ex)$/u

/** A label and what may be the top-level domain after it. */
const DOMAIN = /[\p{L}\p{N}_-]\.(?=\p{L})[\p{L}\p{N}-]{2,}/gu

/** What names a page, an address or an account in itself, of a folded text. */
const SIGNS = [
  /\/\//,
  /@/,
  /\\/,
  // evil[.]com, boss(at)evil
  /[[({<] ?(?:[.,]|dot|punkt|punto|point|at|arroba) ?[\])}>]/,
  // com as a word of its own, whatever stands before it
  /(?<![\p{L}\p{N}])(?:com|org|www|https?|html?|php|xn)(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}])(?:mailto|tel|sms|callto|facetime|skype|tg|ftp|magnet|javascript|itms[a-z-]{0,10}):(?=\S)/u,
  // evil .top, but no ellipsis
  /(?:^|[\s)])\.(?![\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}])(?=\p{L})\p{L}{2,}/u,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/,
  /(?<![\p{L}\p{N}])(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}/u,
  // e v i l . c o m
  /(?<![\p{L}\p{N}])(?:\p{L} ){2,20}\. ?(?:\p{L} ){1,20}\p{L}(?![\p{L}\p{N}])/u,
  /[\p{L}\p{N}]_(?=[\p{L}\p{N}])/u,
  /#(?=\p{L})/u,
  // 1-800-REFUNDS
  /(?<!\d)(?:1[-. ]?8\d\d|0[89]00)(?!\d)|(?<!\d)8\d\d-(?=\p{L})/u,
  /(?<![a-z0-9])(?:[a-z0-9]{4,5}-){2,5}[a-z0-9]{4,5}(?![a-z0-9])/,
]
/** A wallet, a key: long, of letters and digits in turns. */
const LONG_TOKEN = /[a-z0-9]{14,}/g
const TURNS_MIN = 3

const MESSENGER =
  'telegram|whatsapp|wechat|weixin|viber|skype|discord|instagram|insta|snapchat|facebook|fb|twitter|tiktok|threema|kakaotalk|icq|zalo|qq|onlyfans'
const MESSENGER_SIGN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${MESSENGER}|signal|line|snap|kik|messenger|whats app)(?: app)? ?(?:[:=>~|]|-{1,2}>?(?= |\p{L})|[→–—])`,
  'u',
)
const WORDS = phraseFinder(`
dot com|net|org|info|biz|io|app|de|fr|es|it|uk|ru|cn|at|ch|pl|top|xyz|click|shop|site|online|live|store|me|co|eu|us|tv
at … dot *
punkt com|net|org|info|de|at|ch|io|app|eu|top
punto com|net|org|info|io|app|top|shop
point com|net|org|info|io|app|fr|ch|be|top
arroba
klammeraffe
add|contact|message|msg|reach|join|follow|text|write|find|ping|chat|talk|dm|pm|call … ${MESSENGER}
schreib*|kontaktier*|folg*|erreich*|abonnier*|adde*|melde* … ${MESSENGER}
contactez|contacter|ecrivez|ecris|suivez|rejoignez|ajoutez|joignez … ${MESSENGER}
contacta*|escrib*|sigue*|unete|anade*|agrega*|busca* … ${MESSENGER}
${MESSENGER} id|handle|name|account|konto|user|username|kanal|channel|group|gruppe|support|is|ist|number|nummer|numero
link in bio
link in der bio
lien en|dans bio
enlace en la bio
dm|pm|inbox us|me
direct message
call|ring|phone|text|sms us|me
call … hotline|number
hotline
ruf* … uns|mich an
appelez|appelle nous|moi
llamenos
llamanos
llame … numero
call|dial|text|sms|ring|ruf* … #
phone|tel|telephone|wahl*|appel*|llam*|marc*|telefon*|number|nummer|numero #
`)

/**
 * The first way to reach somebody that a text names: a page, an address, a number, an account; in disguise, too. null: none.
 * Linear in the text.
 * @param text without what it may name
 */
export function contactIn(text: string): string | null {
  const read = folded(text)
  for (const sign of SIGNS) {
    const found = sign.exec(read)
    if (found) return around(read, found.index)
  }
  for (const found of read.matchAll(DOMAIN)) if (isDomain(read, found)) return around(read, found.index)
  for (const [token] of read.matchAll(LONG_TOKEN))
    if ((token.match(/[a-z]\d|\d[a-z]/g)?.length ?? 0) >= TURNS_MIN) return token.slice(0, SHOWN_MAX)
  const messenger = MESSENGER_SIGN.exec(read)
  if (messenger) return read.slice(messenger.index, messenger.index + SHOWN_MAX).split('\n')[0]!
  const number = longNumberIn(read)
  if (number !== null) return number
  for (const words of readWords(text)) {
    const said = WORDS(words) ?? spelledNumberIn(words)
    if (said !== null) return said
  }
  return null
}

function isDomain(text: string, { index, 0: found }: RegExpExecArray): boolean {
  const after = found.slice(found.indexOf('.') + 1)
  if (STARTS.has(after)) return false
  if (NEXT_SENTENCE.test(found) && !OWN_DOMAINS.some((one) => after.startsWith(one))) return false
  if (/\d/.test(found[0]!) && MONTH.test(after)) return false
  return !ABBREVIATION.test(text.slice(Math.max(0, index - 3), index + found.length))
}

const SHOWN_MAX = 60

/** The characters without a blank between that stand around a place. */
function around(text: string, at: number): string {
  let from = at
  while (/\s/.test(text[from] ?? '')) from += 1
  let to = from
  while (from > 0 && at - from < SHOWN_MAX && !/\s/.test(text[from - 1]!)) from -= 1
  while (to < text.length && to - from < SHOWN_MAX && !/\s/.test(text[to]!)) to += 1
  return text.slice(from, to)
}

/**
 * A text without what it may name: only where that stands by itself, so that `a@b.com` is not in `a@b.com.example`. In
 * compatibility form, as `contactIn` takes it.
 */
export function withoutAllowed(text: string, allowed: readonly string[]): string {
  let rest = text.normalize('NFKC')
  for (const one of allowed) {
    const wanted = one.normalize('NFKC').trim()
    if (wanted === '') continue
    const escaped = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    const alone = new RegExp(
      String.raw`(?<![\p{L}\p{M}\p{N}\p{Cf}.@/_-])${escaped}(?![\p{L}\p{M}\p{N}\p{Cf}@/_-]|\.[\p{L}\p{N}])`,
      'giu',
    )
    rest = rest.replaceAll(alone, ' ')
  }
  return rest
}
