/** Letters of other scripts, and rare Latin ones, that look like these Latin letters: pairs of a look-alike and what it reads as. */
const LOOK_ALIKES =
  'аaвbсcԁdеeғfһhіiјjкkмmоoрpԛqгrѕsтtуyѵvԝwхxнhпnиu' +
  'αaβbεeγyηnιiκkνvοoρpσoτtυuχxωwμmϲcϳjςs' +
  'օoոnսuհhցgզqոnյj' +
  "ıiłløođdħhŧtɑaɡgɩiʟlᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzꞌ'"
const latin = new Map<string, string>([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
])
for (let at = 0; at < LOOK_ALIKES.length; at += 2) latin.set(LOOK_ALIKES[at]!, LOOK_ALIKES[at + 1]!)

/** What NFKD leaves as dots: of other scripts, raised, or those of an ellipsis apart. */
const DOTS = /[。·•∙⋅‧・ꓸ܁܂᛫]/gu
const SLASHES = /[⁄∕⧸]/gu
/** Marks on letters, what nobody sees, and fillers that count as letters. */
const UNSEEN = /[\p{M}\p{Cf}\u115f\u1160\u3164\u2800]+/gu
/** Where the letters A of negative circled, negative squared and regional indicator symbols begin; 26 each. */
const PICTURED = [0x1f150, 0x1f170, 0x1f1e6]

/**
 * A text as people read it: lower case, without accents and invisible characters, and with look-alikes of Latin letters as those.
 * Of another length than the text.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(UNSEEN, '')
    .toLowerCase()
    .replaceAll(/[^\p{ASCII}]/gu, (one) => latin.get(one) ?? picturedLetter(one))
    .replaceAll(DOTS, '.')
    .replaceAll(SLASHES, '/')

function picturedLetter(character: string): string {
  const code = character.codePointAt(0)!
  const first = PICTURED.find((start) => code >= start && code < start + 26)
  return first === undefined ? character : String.fromCharCode(code - first + 97)
}

/** One word for comparing: its letters and digits as they read. */
export const foldedWord = (word: string): string => folded(word).replaceAll(/[^\p{L}\p{N}]/gu, '')
