import type { Currency } from '#contract/billing/order.ts'

/** Countries of each continent (ISO 3166-1, United Nations M49), by the two letters that geolocation services use. */
const continents = {
  AF: 'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
  AN: 'AQ BV GS HM TF',
  AS: 'AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  EU: 'AD AL AT AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  NA: 'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  OC: 'AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS',
  SA: 'AR BO BR CL CO EC FK GF GY PE PY SR UY VE',
}

const continentByCountry = new Map(
  Object.entries(continents).flatMap(([continent, countries]) =>
    countries.split(' ').map((country) => [country, continent] as const),
  ),
)

const currencies: Partial<Record<Currency, string>> = {
  eur: 'AD AT BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT',
  gbp: 'GB GG IM JE',
  jpy: 'JP',
  chf: 'CH LI',
  sek: 'SE',
  dkk: 'DK FO GL',
  nok: 'NO SJ BV',
  pln: 'PL',
  cad: 'CA',
  aud: 'AU CC CX HM KI NF NR TV',
  inr: 'IN',
  brl: 'BR',
}

const currencyByCountry = new Map(
  (Object.keys(currencies) as Currency[]).flatMap((currency) =>
    (currencies[currency] ?? '').split(' ').map((country) => [country, currency] as const),
  ),
)

/** null: no country of this code. */
export const continentOf = (country: string): string | null => continentByCountry.get(country) ?? null

/** The currency that a country's prices are shown in: its own where there are prices in it, else usd. */
export const currencyOf = (country: string | null): Currency =>
  (country === null ? undefined : currencyByCountry.get(country)) ?? 'usd'
