import type { HeldBecause } from '#contract/reviews/held.ts'
import { phraseFinder, type ReadWords } from './read-words.ts'
import type { RiskyWords } from './risky-list.ts'
import { unspacedFinder } from './unspaced-words.ts'
import { it } from './words/it.ts'
import { ja } from './words/ja.ts'
import { ko } from './words/ko.ts'
import { nl } from './words/nl.ts'
import { pl } from './words/pl.ts'
import { pt } from './words/pt.ts'
import { sv } from './words/sv.ts'
import { tr } from './words/tr.ts'

const spaced = { it, pt, nl, pl, sv, tr }

/** Languages (ISO 639-1) whose risky words are known. */
export const riskyLanguages: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es', ...Object.keys(spaced), 'ja', 'ko'])

const DUE =
  'by|before|until|till|on|in|from|bis|ab|am|im|zum|vor|le|du|au|en|avant|el|para|desde|hasta|del|entro|il|dal|ate|em|voor|op|tot|vanaf|do|od|przed|senast|innan|den'
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|dezembro|januari|februari|maart|mei|augustus|maj|augusti'

/**
 * What nobody but a person says in public in the developer's name, in English, German, French and Spanish; other languages have
 * shorter lists in `words/`. Rather too much than too little, for what only seems to be one of them waits for a person. Read in
 * `read-words.ts`: `*` ends a stem, `…` stands for
 * some words between.
 */
const lists = {
  request: `
gift card*|code*
giftcard*
geschenkkarte*
guthabenkarte*
prepaidkarte*
carte|cartes cadeau*
tarjeta|tarjetas regalo|de regalo|prepago
credit|debit|bank card*|account|details
card number*
kreditkart*
kartennummer*
kontonummer*
bankverbindung*
bankdaten
kontodaten
carte bancaire
cartes bancaires
numero de carte|compte|telephone|telefono|tarjeta|cuenta
coordonnees bancaires
tarjeta de credito|debito
datos bancarios
cuenta bancaria
iban
bitcoin*
crypto*
krypto*
ethereum
paypal
western union
verification|security|confirmation|activation|sms|login|access|backup code*
code|codes de securite|verification
codigo|codigos de seguridad|verificacion
sicherheitscode*
bestatigungscode*
one time code*|password*
social security
passport*
reisepass*
passeport*
pasaporte*
send|tell|give|share|reply|confirm|provide|enter|post … password*|passcode*|pin|credentials|birthday|code|codes
schick*|sende*|nenn*|sag*|gib|geben|verrat*|teil*|bestatig* … passwort*|pin|zugangsdaten|adresse|code|codes|geburtsdatum|telefonnummer
envoy*|donn*|communiqu*|indiqu*|confirm* … passe|pin|identifiants|adresse|code|codes
envi*|manda*|dinos|danos|comparte*|indica*|confirma* … contrasena*|pin|direccion|codigo|codigos
phone number*
telefonnummer*
your address|email|mail|birthday
login data|details
deine|ihre adresse
votre|ton adresse
tu|su direccion
send|wire|transfer … money|payment
uberweis*
virement*
transfiere*|transferencia*
download|install|run|open … apk|exe|attachment`,
  money: `
refund*
reimburs*
money|cash back
your money
compensat*
indemn*
discount*
voucher*
coupon*
promo code*
rebate*
free of charge
for free
free month*|year*|week*|premium|subscription*|trial*|upgrade*|copy|lifetime|access|pro
month*|year*|week* free
premium|pro|lifetime free
pay|paid|credit|wire you
give you … money|month*|premium|free|credit*|back
credit your|to
waive*
erstatt*
ruckerstatt*
zuruckerstatt*
ruckzahl*
zuruckzahl*
geld zuruck
dein|ihr|euer geld
gutschein*
gutschrift*
gutschreib*
rabatt*
nachlass
entschadig*
kostenlos*|gratis … monat*|jahr*|woche*|premium*|abo*|upgrade|zugang|version|pro
gratis*
schenken|schenke dir|euch|ihnen
rembours*
dedommag*
votre|ton argent
bon|bons d achat
remise*
ristourne*
reduction de prix|tarif
code promo
gratuit*
offrons|offrirons|offert|offerte|offerts|offertes
reembols*
reintegr*
devol* … dinero
devuelv* … dinero
su|tu dinero
descuento*
cupon*
vale|vales de|por
indemniz*
compensa*
regalamos|regalaremos
dollar*
euro
euros
usd
eur
chf
gbp
bucks
franken
dolares
pesos
libras sterling|esterlinas`,
  promise: `
promis*
guarant*
pledge*
i|we swear
versprech*
versproch*
versprich*
garantier*
garantie*
promett*
promettre
garanti*
garantiz*
prometo
prometemos
prometid*
next week*|month*|update*|version*|release*|year*|days|monday|tuesday|wednesday|thursday|friday
upcoming|future update*|version*|release*|feature*
coming soon
tomorrow
by|before|until|on monday|tuesday|wednesday|thursday|friday|saturday|sunday
within|in a|one|two|three|four|five|few|some|24|48|7|10|14|30|1|2|3|5 few|hour*|day*|week*|month*|minute*|stunde*|tag*|woche*|monat*
within hours|days|weeks|minutes
by the end of
end of the|this|next week|month|quarter|year
by next
roadmap
deadline
we|will|i|team|ll will|be|ll … add|added|adding|build|built|bring|deliver|delivered|develop|fix|fixed|fixing|implement*|include|included|introduce*|launch*|publish*|release|released|repair*|restore*|ship*|solve|solved|supported|updated
we|i|team|developers re|are|m|am|is going|planning|working|adding|building|releasing|fixing|launching|developing
we plan|intend to
is|are coming|planned|scheduled
nachste|nachsten|nachster|nachstes woche|wochen|monat|monats|monate|jahr|tagen|tage|update|version|release|quartal|montag|dienstag|mittwoch|donnerstag|freitag
kommende|kommenden|kommender|kommendes woche|wochen|monat|monats|jahr|tagen|tage|update|version|quartal
zukunftig* … update|version|updates
bis|ab|schon morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|ende
noch heute|diese|dieses|diesen|diesem
ubermorgen
innerhalb|binnen … stunde*|tag*|woche*|monat*
in wenigen|kurze|kurzer|zwei|drei|ein|einer|einem|ein|paar … stunde*|tag*|woche*|monat*|zeit
werden|wird|werde … hinzufug*|einbau*|erganz*|beheb*|behoben|veroffentlich*|liefer*|bring*|umsetz*|umgesetzt|einfuhr*|eingefuhrt|bereitstell*|reparier*|losen|gelost|nachlief*|unterstutz*|erscheinen|anbieten|implementier*|kommen
liefern|bringen|veroffentlichen|beheben|reparieren … woche|update|version|morgen
fugen … hinzu
bauen … ein
arbeiten an|daran
ist|sind geplant
semaine|mois prochain*
prochain*|prochaine* semaine|mise|version|mois|jours|jour
la|le prochaine|prochain mise|version|semaine|mois
futur*|future* mise|version
demain
d ici … jour*|semaine*|mois|heure*|demain|lundi|mardi|mercredi|jeudi|vendredi
sous # heures|jours
dans|sous quelques|deux|trois|un|une|24|48|7|10 jour*|semaine*|mois|heure*
avant la fin
allons|va|vont|sera|seront|bientot … ajout*|corriger*|corrige*|developp*|lancer*|publier*|sortir*|livrer*|integr*|resoud*|resoudr*|disponible*|reparer*
ajouterons|corrigerons|livrerons|publierons|lancerons|integrerons|developperons|resoudrons|reparerons
travaillons sur|a|dessus
est|sont prevu*|prevue*
proxim* semana*|mes*|actualizacion*|version*|dias|ano
semana|mes que viene
futur* actualizacion*|version*
para|desde|antes|partir|hasta de|del|el|manana lunes|martes|miercoles|jueves|viernes|manana
para manana
hasta manana
en|dentro unos|pocos|dos|tres|de|24|48|7|10|un|una dias|horas|semanas|meses|poco|semana|mes
en menos de # horas|dias
antes de|del … lunes|viernes|fin|final|semana|mes|ano
dentro de … dias|horas|semanas|meses|poco
vamos a anadir|agregar|arreglar|corregir|lanzar|publicar|incluir|solucionar|resolver|sacar|implementar|traer
anadiremos|agregaremos|arreglaremos|corregiremos|lanzaremos|publicaremos|incluiremos|solucionaremos|resolveremos|implementaremos|sacaremos|entregaremos
sera|seran|estara|estaran anadid*|corregid*|disponible*|publicad*|lanzad*|resuelt*|solucionad*|list*
estamos trabajando en
trabajamos en
esta|estan previst*|planead*
${DUE} ${MONTHS}
${DUE} ~ ${MONTHS}
${DUE} ~ de|of|th|st|nd|rd ${MONTHS}`,
  legal: `
admit|admits|admitted that|it|our|we|to
we|i admit|confess|concede
our|own fault|mistake|negligence|guilt
your own fault
guilty
liable
liability
negligen*
lawsuit*
lawyer*
attorney*
sue|sued
illegal*
unlawful*
against the law
in|to court
legally
data|information … sold|leak*|stole*|hacked|breach*|exposed|shared|selling|passed
sold|sell|selling|leaked|stole|shared|hacked … data|information|details
data breach*
gdpr
dsgvo
rgpd
violat*
we lied
fraud*
scam*
geben|gebe|raumen|raume zu|ein
geben|gebe … zu dass
gestehen
zugegeben
unsere schuld|haftung
unser fehler|verschulden
wir sind schuld
schuldig*
haftbar
haften|haftet
haftung
rechtlich*
anwalt*
verklag*
gericht
illegal*
rechtswidrig*
betrug*
betrog*
daten … verkauf*|weitergegeben|gestohlen|geleakt|offengelegt
verkauf* … daten
datenleck*
datenpanne*
admettons
reconnaissons
avouons
notre|nos faute|fautes|responsabilite
coupable*
juridique*
avocat*
tribunal
illega*
illicite*
escroqu*
arnaqu*
donnees … vendu*|vole*|pirate*|divulgue*|partage*|fuite*
vendu* … donnees
fuite|fuites de donnees
admitimos
reconocemos
confesamos
nuestra|nuestro culpa|error|responsabilidad
somos responsables|culpables
culpable*
abogad*
demanda
ilegal*
estafa*
fraude*
datos … vendid*|robad*|filtrad*|compartid*
vend* … datos
fuga|filtracion de datos`,
  insult: `
idiot*
imbecil*
moron*
stupid*
dumb
dumbass*
dumbest
fool
fools
loser*
shut up
fuck*
motherfuck*
shit*
bullshit*
bitch*
bastard*
asshole*
ass hole
jerk
jerks
liar
liars
pathetic
cretin*
retard*
scum*
pig
go to hell
screw you
hate you
kill yourself
ugly
trash
garbage
whore*
slut*
cunt|cunts
nigg*
fagg*
nazi*
hitler
depp
deppen
trottel*
dumm
dumme*
dummkopf*
blod*
arschl*
arsch
scheiss*
wichser*
hure*
hurensohn*
fick*
verpiss*
halt die|deine|dein klappe|maul|fresse|mund
vollpfosten
spinner*
lugner*
versager*
mistkerl*
penner*
schwachkopf*
missgeburt*
connard*
connasse*
salaud*
salope*
merde*
putain*
ta|votre gueule
ferme la
debile*
abruti*
encul*
batard*
menteur*
estupid*
tonto
tonta
tontos
gilipoll*
puta
putas
puto
mierda*
cabron*
pendej*
callate
maldit*
mentiros*
joder
cono
zorra
subnormal*`,
  prompt: `
as an|a ai|bot|assistant|language|chatbot
i am|m an|a ai|bot|assistant|language|chatbot|program
language model*
ai assistant|language|model
you are|re an|a … assistant|model|chatbot
act as an|a
system prompt*
ignore|disregard|forget … instruction*|prompt*|rules
my|these|previous|earlier|original|your instruction*|prompt*
never instructions
chatgpt
openai
json
sprachmodell*
ki modell|assistent|system
als ki|sprachmodell|assistent
ich bin eine|ein ki|assistent|programm|sprachmodell|bot
du bist ein|eine assistent*|ki|sprachmodell
anweisungen ignorier*
ignorier* … anweisung*
modele de langage
en tant qu|que ia|assistant|modele|intelligence
intelligence artificielle
je suis une|un ia|assistant|modele|programme
tu es|etes un assistant
vous etes un assistant
ignor* … instructions|instrucciones
modelo de lenguaje
inteligencia artificial
como ia|asistente|modelo|inteligencia
como una ia|inteligencia
soy un|una asistente|ia|modelo|programa
eres un asistente
here is|s a|the|your reply|response|draft|answer|possible|public|suggested
sure here|certainly
certainly here
hier ist eine|die|ein|mein antwort|entwurf|vorschlag
voici une|la|ma reponse|proposition
aqui tienes|esta una|la|tu|mi respuesta
your name here
insert … here`,
} satisfies Partial<Record<HeldBecause['kind'], string>>

type Kind = keyof typeof lists
const kinds = Object.keys(lists) as Kind[]

/** All languages together: what a text is taken for, it may not be. */
const finders = kinds.map((kind) => {
  const others = Object.values(spaced).map((words: RiskyWords) => words[kind] ?? '')
  return [kind, phraseFinder([lists[kind], ...others].join('\n'))] as const
})

/** @returns tells whether a text holds none of the words of some kinds */
export const hasNoneOf =
  (...wanted: Kind[]) =>
  (words: readonly ReadWords[]): boolean =>
    finders.every(([kind, find]) => !wanted.includes(kind) || words.every((one) => find(one) === null))

/** The first of the words that a text holds, and what it stands for; null: none. */
export function riskyWordIn(words: readonly ReadWords[]): HeldBecause | null {
  for (const [kind, find] of finders)
    for (const one of words) {
      const shown = find(one)
      if (shown !== null) return { kind, shown }
    }
  return null
}

const unspaced = [ja, ko].flatMap((words) =>
  Object.entries(words).map(([kind, list]) => [kind as HeldBecause['kind'], unspacedFinder(list)] as const),
)
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** A number whose digits are spelled out, as of a phone. */
const SPELLED = /[〇零一二三四五六七八九]{5,}|[공영일이삼사오육칠팔구]{6,}/u
/** Between characters that no blank stands between. */
const BLANKS =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu

/** As `riskyWordIn`, of scripts that do not set words apart. */
export function unspacedRiskIn(text: string): HeldBecause | null {
  if (!UNSPACED.test(text)) return null
  const read = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}+/gu, '')
    .replaceAll(BLANKS, '')
  const number = SPELLED.exec(read)
  if (number) return { kind: 'contact', shown: number[0] }
  for (const [kind, find] of unspaced) {
    const shown = find(read)
    if (shown !== null) return { kind, shown }
  }
  return null
}
