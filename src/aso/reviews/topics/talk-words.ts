import { stemOf } from './stem.ts'

/**
 * What reviews say whatever they are about: verdicts, time, courtesy, verbs that need an object. None of them is a topic by
 * itself. Words of a quality that people ask for (easy, slow, accurate, expensive) are left out of the list: those are topics.
 */
const byLanguage: Readonly<Record<string, string>> = {
  en: `app apps application game games great good nice love loved best better awesome excellent amazing fantastic perfect perfectly bad worst
    worse terrible horrible awful poor useless rubbish crap garbage disappointed disappointing annoying annoyed frustrating
    frustrated happy pleased enjoy wonderful brilliant cool super fine ok okay decent solid useful helpful thanks thank please
    pls plz work works working worked use used uses using user users need needs needed want wanted wants hope like likes get
    gets getting got go goes going went come coming keep keeps kept give gives gave given make makes making made say says said
    see seen saw look looks looking looked know try tried trying tries let lets tell tells seem seems find found put take takes
    took think thought feel feels start started starts stop stopped stops fix fixed fixes happen happens happened change changed
    turn turned able unable cannot can't couldn't won't doesn't didn't isn't wasn't haven't wouldn't i'd i've i'll you've you'd
    it'll there's that's what's issue issues problem problems thing things something anything everything nothing lot lots bit way
    time times day days week weeks month months year years hour hours minute minutes today yesterday now always never ever every
    often sometimes again anymore still already yet far long longer last latest recent recently current currently previous
    previously new newest old first second one two three four five six seven eight nine ten star stars rate rating review reviews really very quite pretty
    much many more most few little even though although however without instead also just back off down up well hard sure
    absolutely completely totally definitely highly recommend recommended overall experience product software garbage seriously
    different available expect expected expects does doing done read show shows buy bought having set add help helps until why while until within since
    actually probably constant constantly full whole entire etc per ask asked update: edit: edited big huge real people person
    guys phone device devices version versions feature features option options simply maybe please amount wrong right left end
    return refuse refuses allow allows provide provides various several fun life live part point number person job open play
    send sent keep kind sort total plus minus self high low early late change absolute loads load half couple dont wont cant
    doesnt didnt isnt ive im thats whats u ur become becomes became favourite favorite own nearly nonsense developer developers magic worth alone mostly`,
  fr: `sers sert servir servent application applications appli applis app apps très tres super bien bon bonne bons bonnes top génial géniale parfait parfaite
    parfaitement excellent excellente superbe nickel nul nulle mauvais mauvaise déçu déçue dommage adore aime content contente
    satisfait satisfaite sympa pratique merci svp bonjour bravo plus moins trop assez peu beaucoup tout toute tous toutes rien
    vraiment surtout plutôt toujours jamais souvent parfois encore déjà enfin après avant depuis maintenant aujourd hier jour
    jours semaine semaines mois an ans année années heure heures fois temps moment début fin dernier dernière dernières derniers
    nouveau nouvelle nouvelles nouveaux ancien ancienne version versions problème problèmes problemes souci soucis bug bugs
    impossible possible possibilité fonctionne fonctionnent fonctionner fonctionnait fonctionnement marche marchait marcher
    utilise utiliser utilisation utilisateur utilisateurs utile permet permettant fait faire faites faut faudrait peut peux
    pouvoir peuvent pourrait pouvez voir va vais vont aller arrive arriver veut veux trouve trouver mettre mis met prendre donne
    donner dire dit pense passer passe reste obligé essayé essayer attend attends espère demande demander corriger régler réglé
    comme comment quelque quelques chose choses autre autres même mêmes aucun aucune plusieurs chaque quand alors donc car si
    sinon aussi ainsi bref etc sans avec malgré lors puis suite seul seule seulement petit petite gros grosse grand grande peu
    point points côté mal mieux vite là ça ca cela voilà non oui ni moi toi lui leur juste simplement complètement complet complète
    correctement nombreux nombreuses différents différentes type genre niveau produit étoile étoiles note avis commentaire
    téléphone tel tél téléphones smartphone appareil appareils recommande améliorer amélioration résoudre solution devient
    devenu part grâce cause tant bcp quoi pourquoi vu lite pro sûr sur clair claire agréable fiable efficace entre chez vers
    deux trois premier première reçois reçu peut-être voire quotidien changer changé change changement achat acheté acheter
    certaines certains partie état ensemble seconde besoin partir question possibilités jeu dès très-bien cdt cordialement coup cœur coeur développeurs vaut`,
  de: `app apps anwendung toll super gut gute guter gutes sehr schön schöne klasse perfekt prima geil beste besten besser schlecht
    schlechte schlimm furchtbar schrecklich nutzlos enttäuscht enttäuschend leider schade nervt nervig ärgerlich zufrieden
    begeistert danke bitte hallo geht gehen ging funktioniert funktionieren funktionierte läuft nutzen nutze nutzung benutzen
    benutze verwenden brauche brauchen möchte will wollen kann können konnte muss müssen soll sollte wäre gibt geben macht machen
    mache gemacht lässt lassen kommt kommen finde finden sagen sagt sehen sieht habe haben hatte wird werden wurde worden tut
    bleibt bekomme bekommt problem probleme fehler ding dinge sache sachen etwas alles nichts immer nie wieder noch schon seit
    jetzt heute gestern oft manchmal tag tage tagen woche wochen monat monate monaten jahr jahre jahren stunde stunden minuten zeit
    letzte letzten letzter neueste neuesten neu neue neuen neuer alte alten erste ersten version sterne stern bewertung einfach
    wirklich total absolut komplett völlig echt ganz viel viele mehr weniger meist leicht lange lang gern gerne mal man mich mir
    ohne trotz trotzdem eigentlich sonst daher deshalb zwar außerdem bereits plötzlich ständig dauernd handy gerät geräte
    empfehlen empfehlung empfehlenswert verbessern verbessert hoffe hoffentlich versuch versucht warum wieso endlich weiter
    drei zwei eins ebenfalls teil möglich möglichkeit unmöglich beim damit dafür darüber klappt klappen liebling entwickler gold wert`,
  es: `app apps aplicación aplicacion muy buena bueno buenas buenos buen excelente genial mejor mejores perfecta perfecto mala malo
    peor pésima pésimo horrible encanta gusta gracias favor por bien mal funciona funcionar funcionaba uso usar uso utilizar
    puedo puede pueden hace hacer hago tiene tengo tener quiero dice decir ver va voy ir sale deja dejó sirve problema problemas
    error cosa cosas todo toda todos nada siempre nunca ahora hoy ayer día días semana semanas mes meses año años hora horas vez
    veces tiempo última ultimo último nueva nuevo primera versión estrellas más menos mucho muchas poco solo también aún todavía
    desde hasta sin recomiendo recomendada arreglen arreglar espero mejorar celular teléfono dispositivo opción forma parte`,
  pt: `app apps aplicativo muito bom boa ótimo ótima excelente melhor perfeito ruim péssimo péssima horrível adoro amo gosto obrigado
    obrigada favor funciona funcionar uso usar consigo posso pode faz fazer tem tenho ter quero ver vai problema problemas erro
    coisa coisas tudo nada sempre nunca agora hoje dia dias semana mês meses ano anos hora horas vez vezes tempo última último
    nova novo primeira versão estrelas mais menos pouco só também ainda desde sem recomendo arrumem espero melhorar celular`,
  it: `app apps applicazione molto buona buono ottima ottimo eccellente migliore perfetta perfetto bella bello pessima pessimo
    inutile grazie favore funziona funzionare funzionava uso usare utilizzo posso può fare fa fatto ha ho avere vedere va problema
    problemi errore cosa cose tutto tutti niente nulla sempre mai ora oggi ieri giorno giorni settimana mese mesi anno anni ora
    ore volta volte tempo ultima ultimo nuova nuovo prima versione stelle più meno poco solo anche ancora da senza consiglio
    consigliata spero migliorare telefono dispositivo purtroppo davvero bene male`,
  nl: `app apps goed goede erg heel mooi top super beste slecht slechte helaas jammer werkt werken gebruik gebruiken kan kunnen moet
    gaat doet maken probleem problemen altijd nooit weer nog nu vandaag dag dagen week weken maand jaar uur keer tijd laatste
    nieuwe nieuw eerste versie sterren meer minder veel alleen ook sinds zonder telefoon toestel`,
  ja: `今まで 主に 結局 一番 大好き アプリ とても すごく 良い いい 最高 最悪 便利 好き 楽しい 面白い ありがとう ください 使う 使い 使え 使っ できる でき 出来 出来る
    なる なっ ない なく ある いる する して ます です 思う 思い ところ もの こと とき それ これ 今 前 後 毎日 今日 昨日 時間 回 日 年
    月 問題 本当 もう少し もっと ずっと 全く 全然 いつも やっぱり 残念 お願い 改善 希望 評価 星 感じ 方 人 何 的 中 度 他 自分 スマホ`,
  ko: '앱 어플 정말 너무 진짜 좋아요 좋은 좋고 최고 최악 감사합니다 사용 이용 문제 오류 계속 매번 오늘 항상',
  zh: '应用 软件 很 非常 好 好用 不错 最好 差 垃圾 喜欢 谢谢 希望 使用 用 问题 每次 今天 一直 可以 不能 没有 這個 应该',
  ru: 'приложение очень хорошо хорошее отличное отлично супер лучшее плохо ужасно спасибо пожалуйста работает использую проблема всегда',
  tr: 'uygulama çok güzel iyi harika mükemmel kötü berbat teşekkürler lütfen çalışıyor kullanıyorum sorun',
  pl: 'aplikacja bardzo dobra dobre super świetna najlepsza słaba beznadziejna polecam dziękuję proszę działa używam problem zawsze',
}

/** Words that stand for another one, or for a phrase, in reviews: short forms, common misspellings, the verb of a thing. */
const sameAs: Readonly<Record<string, string>> = {
  en: `notif=notification notifs=notification bt=bluetooth synch=sync synchronize=sync synchronise=sync synchronised=sync
    synchronized=sync synchronization=sync synchronizing=sync synchronising=sync resync=sync pics=pictures msg=message
    msgs=messages fb=facebook logon=login info=information infos=information connectivity=connection connect=connection
    connects=connection connected=connection connecting=connection notify=notification crashed=crash freezes=freeze`,
  fr: `notif=notifications notifs=notifications synchro=synchronisation synchros=synchronisation synchroniser=synchronisation
    synchronise=synchronisation synchronisé=synchronisation bt=bluetooth connection=connexion connections=connexion
    connecter=connexion connecte=connexion connecté=connexion info=informations infos=informations stats=statistiques
    maj=mise_à_jour màj=mise_à_jour majs=mise_à_jour màjs=mise_à_jour suivre=suivi coupler=couplage couplé=couplage
    affiche=affichage afficher=affichage affichent=affichage entrainement=entraînement entrainements=entraînements`,
  de: `synchro=synchronisierung sync=synchronisierung synchronisation=synchronisierung synchronisieren=synchronisierung
    synchronisiert=synchronisierung bt=bluetooth infos=informationen verbinden=verbindung verbindet=verbindung
    aktualisierung=update aktualisierungen=updates abstürzt=absturz abgestürzt=absturz anmelden=anmeldung`,
  es: 'actualizar=actualización actualizacion=actualización sincronizar=sincronización notificacion=notificación',
  pt: 'atualizar=atualização atualizacao=atualização sincronizar=sincronização notificacao=notificação',
  it: 'aggiornare=aggiornamento sincronizzare=sincronizzazione notifica=notifiche',
}

/** Words after which a noun stands, in the languages that have them: what is named so is a thing and no verb. */
const determiners: Readonly<Record<string, string>> = {
  en: 'the my your a an this their our its some any no of his her',
  fr: 'le la les un une des du de d l ma mon mes ce cette ces ses son sa vos votre leur leurs au aux pas sans en aucun aucune',
  de: 'der die das den dem des ein eine einen einem einer mein meine meinen meiner meinem kein keine keinen diese dieser dieses',
  es: 'el la los las un una unos unas mi mis su sus este esta del al de sin',
  pt: 'o a os as um uma meu minha meus minhas seu sua este esta do da dos das no na sem',
  it: 'il lo la i gli le un uno una mio mia miei mie questo questa del della dei delle al alla l',
  nl: 'de het een mijn deze dit geen',
}

/** Small words that may stand within a phrase. */
const joiners: Readonly<Record<string, string>> = {
  en: 'of to for with in on by per',
  de: 'von vom zum zur im am mit für auf in',
  fr: 'à a de du en pour sur',
  es: 'de del a al para con en por',
  pt: 'de do da para com em no na por',
  it: 'di del della a al per con da',
  nl: 'van op met voor in',
  sv: 'av för med i på',
  ja: 'の',
}

const NONE: ReadonlySet<string> = new Set()
const setOf = (lists: Readonly<Record<string, string>>) =>
  new Map(Object.entries(lists).map(([language, words]) => [language, new Set(words.split(/\s+/))]))
const talk = setOf(byLanguage)
const before = setOf(determiners)
const within = setOf(joiners)
const same = new Map(
  Object.entries(sameAs).map(([language, list]) => [
    language,
    new Map(list.split(/\s+/).map((pair) => pair.replaceAll('_', ' ').split('=') as [string, string])),
  ]),
)

const stems = new Map<string, ReadonlySet<string>>()

function talkStemsOf(language: string): ReadonlySet<string> {
  let found = stems.get(language)
  if (!found) {
    found = new Set([...(talk.get(language) ?? NONE)].map((word) => stemOf(word, language)))
    stems.set(language, found)
  }
  return found
}

/** Whether a word is no topic in a language. Those of English are none anywhere: reviews mix it in. */
export const isTalkWord = (word: string, stem: string, language: string): boolean =>
  talkStemsOf(language).has(stem) || (talk.get('en') ?? NONE).has(word)

/** Words that stand before a noun; none: the language has none, or they are not known. */
export const determinersOf = (language: string): ReadonlySet<string> => before.get(language) ?? NONE

/** Words that may stand between two others of a phrase. */
export const joinersOf = (language: string): ReadonlySet<string> => within.get(language) ?? NONE

/** The word or phrase that a word stands for; the word itself where it stands for none. */
export const meantBy = (word: string, language: string): string => same.get(language)?.get(word) ?? word
