import type { RiskyWords } from '../risky-list.ts'

/** Polish. */
export const pl: RiskyWords = {
  request: `
karta|karte|karty kredytow*|podarunkow*|platnicz*
numer karty|konta|telefonu
podaj*|wyslij*|przeslij*|napisz* … haslo|hasla|pin|kod|kody|adres|numer
twoje|swoje|panstwa haslo
kod|kody weryfikacyjn*|bezpieczenstwa
dane bankowe|karty|logowania
przelej*
przelew*
blik
pesel`,
  money: `
zwrot*
zwroc*
zwracamy … pieni*|srodki|kwot*|koszt*
oddamy|oddac … pieni*
pieniadze|pieniedzy z powrotem
twoje|swoje|panstwa|pana|pani pieniadze
znizk*
kupon*
bon podarunkowy
odszkodowan*
rekompens*
za darmo
darmow*|bezplatn* … miesiac*|rok|tydzien|premium|dostep|subskrypcj*
~ zl|zlotych|zlote|pln
# zl|zlotych|zlote|pln`,
  promise: `
obiec*
gwarant*
zapewniamy|zapewniam
przyszl*|nastepn*|najblizsz* tydzien|tygodni*|miesiac*|aktualizacj*|wersj*|roku|dni|dniach|czasie
jutro
wkrotce
niebawem
w ciagu … godzin*|dni|dnia|tygodni*|miesiac*|miesiec*
do konca … tygodnia|miesiaca|roku
za kilka|dwa|trzy|pare|miesiac|tydzien dni|tygodni*|godzin*|miesiec*
do poniedzialku|wtorku|srody|czwartku|piatku|jutra
dodamy|naprawimy|poprawimy|wydamy|wprowadzimy|rozwiazemy|udostepnimy|opublikujemy|wdrozymy|usuniemy|dostarczymy|ulepszymy
bedzie|beda|zostanie|zostana … dodan*|naprawion*|poprawion*|dostepn*|wydan*|wprowadzon*|rozwiazan*|usuniet*|opublikowan*
pracujemy nad
planujemy
zamierzamy
w planach
~ stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia`,
  legal: `
przyznajemy|przyznaje
nasza|naszej wina|winy|odpowiedzialnosc
nasz blad
ponosimy odpowiedzialnosc|wine
odpowiedzialnosc* prawn*|karn*
jestesmy winni
prawnik*
adwokat*
pozew
pozwu
do sadu
w sadzie
nielegaln*
oszustw*
oszuk*
dane|danych … sprzeda*|wyciek*|skradzion*|udostepni*
sprzeda* … dane|danych
wyciek*
rodo
naruszen*`,
  insult: `
glupi*
glupk*
kretyn*
debilu
kurw*
chuj*
spierdal*
pierdol*
wypierdal*
zamknij sie
dupek
klamc*
frajer*
szmat*
gowno
palant*`,
  prompt: `
model jezykowy*
modelem jezykowym
jako ai|model|asystent*
jestem asystent*|modelem|botem|programem
jestes asystent*
sztuczn* inteligencj*
ignoruj* … instrukcj*|polecen*
oto … odpowiedz|propozycja`,
}
