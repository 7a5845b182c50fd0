import { eachPhrase } from './density.ts'
import { brandIn, holdsRun, namesOf, type NamedApp } from './keywords/brand.ts'
import { stopWordsOf } from './stop-words.ts'
import { tokenize } from './tokens.ts'
import { formsOf } from './words.ts'

/** Function words that people type within a search: "white noise for babies"; others join parts of sentences. */
const joiners: Readonly<Record<string, string>> = {
  de: 'für ohne zum',
  en: 'for to without',
  es: 'para de sin',
  fr: 'pour de des du sans',
}

/** What listings say of any app, how many of something there are, and what one is told to do. */
const ofAnyApp: Readonly<Record<string, string>> = {
  de:
    'abo abonnement abos akku aktualisierung anfang angebot anzahl app apps art automatisch auswahl bereich besser beste bild bildschirm bisschen ' +
    'daten download einstellung einstellungen ende fehler fenster finger funktion funktionen gerät geräte geld handy hilfe jahr ' +
    'jahre jahren jahresabo jeder knopf konto kauf käufe kostenlos laden leute liste mal mensch menschen minute minuten monat ' +
    'monate monaten nachricht nachrichten nutzer nutzung option optionen preis premium punkt sache sekunde sekunden seite seiten ' +
    'stunde stunden stück support tag tage tagen tablet team teil telefon version versionen verlängert verlängerung vollversion werbung wert ' +
    'woche wochen wort zahl zahlung zeit zukunft zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig hundert ' +
    'tausend einfach neu neue neuen neuer neues schnell klein kleine kleinen groß große großen lang lange ganz ganze ganzen alle ' +
    'allen täglich wähle wählen starte starten öffne öffnen speichere speichern lade nutze nutzen finde finden sieh zeigt zeige ' +
    'zeigen hilft bleib bleibt lass lassen hol probiere schreib sende teile teilen tippe tippen gratis super toll danke',
  en:
    'account accounts ad ads app apps automatic automatically bit button buttons battery choice collection crash crashes customer data day days device ' +
    'devices download downloads end everybody everyone everything family fee feature features few finger fix fixes free friend friends ' +
    'hand home hour hours idea ideas internet issue issues item items kind life list lists lot lots member members message messages ' +
    'minute minutes month months monthly morning need needs number numbers off offer option options page pages part parts payment people ' +
    'period phone phones photo picture place places plan point premium price problem problems purchase purchases question questions ' +
    'renewal renewals review screen screens second seconds set setting settings shelf size small star stars start store subscription subscriptions ' +
    'support switch system tap team terms text thing things time times tip trial try unless update updates use user users version versions ' +
    'way ways week weeks window word words work works world year years yearly one two three four five six seven eight nine ten ' +
    'eleven twelve fifteen twenty thirty forty fifty sixty hundred thousand million half double add adds ask asks begin begins bring ' +
    'build buy call change changes check choose come connect count create cut feel fill find follow get gets give go goes hear help ' +
    'helps hold join keep keeps know last learn leave left let lets live log look looks made make makes mark meet open opens pick ' +
    'play plays press put read reads renew renews run runs save saves say says see send share show shows sign stay stays stop stops ' +
    'take takes tell tells think told touch turn turns wait want wants write writes best better big easier easy favorite favourite fast ' +
    'first full good great happy large late latest little long longer love loved many much new next nice old only own quick real ' +
    'ready right same short simple simply single slow special whole worth really never ever always actually still even lost finally thank thanks sorry amazing awesome perfect',
  es:
    'abrir app apps automáticamente año años ayuda batería cada cosa cosas cuenta datos descarga descargas día días dispositivo error euros forma función ' +
    'funciones gente gratis hora horas lista mes meses minuto minutos móvil nueva nuevas nuevo nuevos opción opciones página pago parte ' +
    'pantalla persona personas precio premium problema problemas renovación semana semanas suscripción teléfono tiempo usuario usuarios vez veces ' +
    'versión versiones dos tres cuatro cinco seis siete ocho nueve diez doce veinte treinta cien mil elige guarda usa abre comparte mejor fácil',
  fr:
    'abonnement achat aide an ans année appli applis application applications appareil automatiquement batterie chaque chose choses compte données ' +
    'écran erreur fois fonction fonctions gens gratuit gratuite heure heures jour jours liste minute minutes mois nouveau nouveaux nouvelle ' +
    'nouvelles option options page paiement partie personne personnes prix problème problèmes premium réglages renouvellement semaine semaines ' +
    'téléchargement téléphone temps utilisateur utilisateurs version versions deux trois quatre cinq six sept huit neuf dix douze vingt ' +
    'trente cent mille choisissez ouvrez gardez partagez meilleur facile simple',
}

const setOf = (words: string | undefined) => new Set((words ?? '').split(' ').filter(Boolean))

/** Titles, subtitles and names of apps of the category: what their developers want to be found for. */
export interface Compared extends NamedApp {
  subtitle: string | null
}

/**
 * Of phrases that a category uses, those that somebody would track, in their order, but what stands in titles and subtitles
 * first: no names of apps and developers, nothing that any app says, no pieces of sentences; a single word where a title, a
 * subtitle or a longer phrase has it.
 */
export function trackablePhrases(phrases: readonly string[], apps: readonly Compared[], locale: string): string[] {
  const language = locale.split('-')[0] ?? ''
  const [joins, any] = [setOf(joiners[language]), setOf(ofAnyApp[language])]
  const stopWords = stopWordsOf(locale)
  const inTitles = phrasesOf(apps, locale)
  const names = apps.flatMap((app) => namesOf(app, locale))
  const usable = phrases.flatMap((phrase) => {
    const words = formsOf(phrase, locale)
    const isNamed = inTitles.has(phrase)
    const isPiece = words.some((word) => stopWords.has(word) && !joins.has(word))
    const isOfAny = any.has(words[0] ?? '') || any.has(words.at(-1) ?? '')
    const isName = names.some((name) => !isOnlyWords(name, inTitles) && holdsRun(words, name))
    return isPiece || isName || (isOfAny && !(isNamed && words.length > 1)) ? [] : [{ phrase, words, isNamed }]
  })
  const longer = new Set(usable.flatMap(({ words }) => (words.length > 1 ? words : [])))
  const tracked = usable.filter(({ phrase, words, isNamed }) => words.length > 1 || isNamed || longer.has(phrase))
  return [...tracked.filter(({ isNamed }) => isNamed), ...tracked.filter(({ isNamed }) => !isNamed)].map(
    ({ phrase }) => phrase,
  )
}

/** A title that is nothing but what others search by names nobody: "Sleep Sounds". */
const isOnlyWords = (name: readonly string[], inTitles: ReadonlySet<string>) =>
  name.length > 1 && inTitles.has(name.join(' '))

/** Words and phrases of titles behind the name, and of subtitles. */
function phrasesOf(apps: readonly Compared[], locale: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const { title, subtitle } of apps)
    for (const text of [title.slice(brandIn(title).length), subtitle ?? ''])
      eachPhrase(tokenize(text, locale), (phrase) => found.add(phrase))
  return found
}
