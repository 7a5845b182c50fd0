import type { RiskyWords } from '../risky-list.ts'

/** Swedish. */
export const sv: RiskyWords = {
  request: `
kreditkort*
kortnummer*
presentkort*
bankuppgift*
bankkonto*
skicka*|ange|beratta|uppge|dela|mejla|skriv … losenord*|pin|kod|koden|adress|uppgifter
ditt losenord
din|er adress
personnummer*
sakerhetskod*
verifieringskod*
bankid
swisha`,
  money: `
aterbetal*
pengar|pengarna tillbaka
dina|era pengar
ersatt*
kompens*
kupong*
kostnadsfri*
utan kostnad
kronor
~ kr
# kr
krediter*
skadestand*`,
  promise: `
lovar|lovade|utlovar
garanter*
nasta vecka|manad|uppdatering*|version*|release|ar|dagar
kommande uppdatering*|version*|vecka|veckor|manad|manader|dagar
framtida uppdatering*|version*
imorgon
i morgon
kommer snart
snart kommer|finns
inom … timm*|dag*|veck*|manad*
om nagra|tva|tre|en|ett|par dag*|veck*|manad*|timm*
senast pa|i|den mandag|tisdag|onsdag|torsdag|fredag|slutet
i slutet av
ska|skall|kommer … lagga|fixa|atgarda|losa|slappa|lansera|infora|bygga|leverera|ratta|forbattra|publicera
laggs|fixas|atgardas|slapps|lanseras|rattas|infors
arbetar|jobbar med|pa
planerar
planerat|planerad|planeras
pa gang`,
  legal: `
medger
erkanner
vart|vara fel|ansvar
var skuld
ar skyldiga|ansvariga
juridisk*
advokat*
domstol*
olaglig*
bedrager*
bluff*
data|uppgifter … salt|lackt|stulit|delat|stulna|salda
saljer|salt … data|uppgifter
datalack*
dataintrang*`,
  insult: `
dumbom*
dumskall*
javla
javel
javlar
fitta*
horunge*
kuken
skitstovel*
hall kaften|kaft
kaften
lognare*
rovhal*
mongo`,
  prompt: `
sprakmodell*
som en|ai|sprakmodell assistent|ai|sprakmodell|jag
jag ar en … assistent|ai|bot|sprakmodell
du ar en assistent
ignorera* … instruktion*
har ar|kommer ett|en|mitt|ditt svar|forslag|utkast`,
}
