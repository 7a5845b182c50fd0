import { contactIn } from './publish-check/contacts.ts'
import { folded } from './publish-check/fold.ts'
import { phraseFinder, readWords } from './publish-check/read-words.ts'
import { riskyWordIn } from './publish-check/risky-words.ts'

const NAME_MAX = 40
const WORDS_MAX = 4

/** Joiners shape letters of these scripts; elsewhere nobody sees them. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Mongolian}]/u
/** Controls, marks that turn the direction of the text after them, and everything else that nobody sees. */
const INVISIBLE = /[^\P{C}\u200c\u200d]/gu
const LETTERS = /^\p{L}(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)*$/u
/** A page, or letters that a stranger has piled up. */
const ODD = /\.[^ ]|\p{M}{4}|[.'’-]{2}|\u200c\u200c|\u200d\u200d/u

/** What stores call people who tell no name, and what people call themselves instead of one. */
const NOBODY = /googl|app ?store|anonym|anonim|аноним|анонім|ανωνυμ|匿名|名無し|ななし|익명|مجهول|אנונימי|ไม่ระบุ/u
const NO_NAMES = phraseFinder(`
user
users
guest
customer
kunde
nutzer
benutzer
gast
client
utilisateur
usuario
cliente
unknown
nobody
niemand
admin*
moderator*
official*
offiziell*
developer*
entwickler*
entwicklerteam
support*
service*
kundendienst
helpdesk
helpline
hotline*
team
staff
call
write
contact*
visit
click
buy
download
free
win
winner*
whatsapp
telegram
wechat
weixin
viber
instagram
insta
snapchat
facebook
tiktok
discord
signal
skype
onlyfans
dot *
http*
`)

/**
 * A review's author as somebody to be greeted in public, as they write themselves; null: none is told, or it is no name. A name is
 * a few words of letters: neither an address nor a number nor anything that is not said in public.
 */
export function nameOf(author: string | null): string | null {
  if (author === null || author.length > NAME_MAX * 4) return null
  const name = author
    .replaceAll(/[\s\p{Zs}]/gu, ' ')
    .replaceAll(INVISIBLE, '')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
  const words = name.split(' ')
  if (!LETTERS.test(name) || ODD.test(name) || Array.from(name).length > NAME_MAX || words.length > WORDS_MAX)
    return null
  if (/[\u200c\u200d]/.test(name) && !JOINED.test(name)) return null
  if (words.some(mixesScripts) || NOBODY.test(folded(name)) || NOBODY.test(name.toLowerCase())) return null
  if (contactIn(name) !== null) return null
  const read = readWords(name)
  return read.some((one) => NO_NAMES(one) !== null) || riskyWordIn(read) ? null : name
}

/** Latin letters beside those of a script that looks like it: nobody's name. */
const mixesScripts = (word: string) =>
  /\p{Script=Latin}/u.test(word) &&
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(word)
