import type { RiskyWords } from '../risky-list.ts'

/** Dutch. */
export const nl: RiskyWords = {
  request: `
creditcard*
pinpas*
pincode*
bankrekening*
rekeningnummer*
bankgegevens
cadeaukaart*
stuur*|geef*|vertel*|deel*|bevestig*|mail … wachtwoord*|pin|code|codes|adres|gegevens
je|jouw|uw wachtwoord|adres|telefoonnummer
beveiligingscode*
verificatiecode*
geld … over|overmaken`,
  money: `
terugbetal*
geld terug
je|jouw|uw geld
restitutie*
vergoed*
schadevergoeding*
korting*
tegoedbon*
cadeaubon*
compens*
kwijtscheld*
storten … terug`,
  promise: `
belov*
beloof*
garand*
verzeker*
volgende week|weken|maand|update|versie|release|jaar|dagen
komende week|weken|maand|maanden|update|versie|dagen
toekomstige update*|versie*
voor|tot|uiterlijk|vanaf morgen|maandag|dinsdag|woensdag|donderdag|vrijdag|eind
binnen … uur|uren|dag|dagen|week|weken|maand|maanden|minuten
binnenkort
over een|twee|drie|enkele|paar dag|dagen|week|weken|maand|maanden
einde van
zullen|zal|gaan|gaat … toevoegen|oplossen|herstellen|verhelpen|repareren|fixen|uitbrengen|lanceren|invoeren|bouwen|leveren|verbeteren|aanpassen
wordt|worden … toegevoegd|opgelost|hersteld|verholpen|gerepareerd|uitgebracht|gelanceerd|aangepast|verbeterd
lossen … op
voegen … toe
brengen … uit
werken eraan|aan|hieraan
bezig met
staat|staan gepland
van plan`,
  legal: `
geven toe
erkennen|bekennen
onze schuld|fout|aansprakelijkheid|verantwoordelijkheid
aansprakelijk*
advocaat|advocaten
rechtbank
rechtszaak
juridisch*
wettelijk*
onwettig*
oplicht*
bedrog
gegevens|data … verkocht|gelekt|gestolen|gedeeld
verkocht|verkopen … gegevens|data
datalek*`,
  insult: `
idioot|idioten
sukkel*
klootza*
kut*
eikel
domoor
dombo
stommeling*
hou je bek|mond
rot op
leugenaar*
hoer
kanker*
mongool
achterlijk*
debiel*`,
  prompt: `
taalmodel*
als een|ai|taalmodel assistent|ai|taalmodel|ik
ik ben een … assistent|taalmodel|bot|programma|ai
je bent een assistent
negeer* … instructies|opdracht*
hier is|volgt een|het|je|mijn antwoord|reactie|concept|voorstel`,
}
