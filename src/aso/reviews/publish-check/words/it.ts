import type { RiskyWords } from '../risky-list.ts'

/** Italian. */
export const it: RiskyWords = {
  request: `
carta|carte regalo|prepagata|di credito
numero di|della carta|telefono|conto
dati bancari
coordinate bancarie
conto corrente|bancario
codice|codici di sicurezza|verifica|conferma
invia*|manda*|dicci|dimmi|comunica*|scrivi*|conferma* … password|pin|codice|codici|indirizzo|credenziali
la tua|sua|vostra password
il tuo|suo|vostro indirizzo
bonifico*`,
  money: `
rimbors*
restitu* … soldi|denaro|importo|somma
soldi|denaro indietro
i|il tuoi|suoi|vostri|tuo|suo soldi|denaro
sconto|sconti
scontat*
buono|buoni sconto|regalo|acquisto
codice promozionale
risarc*
indenn*
accredit*
regaliamo|regaleremo|offriamo|offriremo
in omaggio`,
  promise: `
promess*
assicuriamo|assicuro|garant*
prossim* settimana|settimane|mese|mesi|anno|aggiornament*|version*|giorn*|rilascio
settimana|mese prossim*
futur* aggiornament*|version*|rilascio
domani
entro … giorni|giorno|ore|settimana|settimane|mese|mesi|domani|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|fine
tra|fra pochi|poche|due|tre|qualche|un|una|24|48 giorni|ore|settimane|settimana|mesi|mese|poco
aggiungeremo|correggeremo|risolveremo|implementeremo|pubblicheremo|rilasceremo|lanceremo|introdurremo|sistemeremo|ripareremo|includeremo|miglioreremo|provvederemo|porteremo
sara|saranno|verra|verranno … aggiunt*|corrett*|risolt*|disponibil*|pubblicat*|rilasciat*|introdott*|sistemat*|migliorat*
stiamo lavorando|sviluppando|implementando|aggiungendo|risolvendo|correggendo|preparando|per
abbiamo in programma
in arrivo
prossimamente
previst* per`,
  legal: `
ammettiamo|riconosciamo|confessiamo
nostra|nostro colpa|errore|responsabilita
siamo responsabili|colpevoli
colpevol*
responsabilita legale|civile
legalmente
avvocat*
tribunale
causa legale
truff*
frod*
dati … vendut*|rubat*|trapelat*|condivis*|ceduti
vendut* … dati
fuga|violazione di|dei dati
denunc*`,
  insult: `
scemo|scema|scemi
stronz*
cazz*
vaffancul*
merd*
coglion*
deficient*
bugiard*
sta|stai zitto|zitta
puttan*
ladro|ladri
schifos*`,
  prompt: `
modello linguistico|di linguaggio
intelligenza artificiale
come|quanto ia|assistente|modello|intelligenza
sono un|una assistente|ia|modello|programma
sei un assistente
ignora* … istruzion*
ecco la|una|il|tua risposta|bozza|proposta`,
}
