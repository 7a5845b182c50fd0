import { countCharacters } from '#aso/characters.ts'
import { drawn, hash01, shuffled } from '../hash.ts'
import type { SampleApp } from '../sample-app.ts'
import type { Section } from '../world/concept.ts'
import { isGame } from '../categories.ts'
import { turnOf } from './editions.ts'
import type { Voice } from './voice.ts'

/** Bounds of a description's length, characters; Japanese says as much with fewer. Each app aims at a length of its own. */
const SHORTEST = 1220
const AIMED = 2600
const LONGEST = 3500

type Layout = (sections: readonly Section[], heading: string, language: string) => string

const blocks: Layout = (sections, _heading, language) =>
  sections
    .map(({ title, text }) => `${language === 'ja' ? `■ ${title}` : title.toLocaleUpperCase(language)}\n${text}`)
    .join('\n\n')

const plainBlocks: Layout = (sections, _heading, language) =>
  sections.map(({ title, text }) => `${language === 'ja' ? `【${title}】` : title}\n${text}`).join('\n\n')

const list: Layout = (sections, heading, language) =>
  [
    language === 'ja' ? `◆ ${heading}` : `${heading}:`,
    ...sections.map(({ title, text }) => (language === 'ja' ? `・${title}：${text}` : `• ${title}: ${text}`)),
  ].join('\n')

const layouts = [blocks, plainBlocks, list, blocks] as const

const lengthOf = (sections: readonly Section[]) =>
  sections.reduce((sum, { title, text }) => sum + countCharacters(title) + countCharacters(text) + 3, 0)

/** The features the app tells of, and then things any app can say until the text is long enough. */
function sectionsOf(app: SampleApp, voice: Voice, turn: number, around: number): Section[] {
  const { words, phrases, seed } = voice
  const features = shuffled(words.features, `features/${seed}/${turn}`)
  const any = shuffled(isGame(app.category) ? phrases.gameSections : phrases.appSections, `sections/${seed}`)
  const told = features.slice(0, 4 + Math.floor(3 * hash01(`told/${seed}`)))
  const wanted = 1 + Math.floor(3 * hash01(`extra/${seed}`))
  const sections = [...told, ...any.slice(0, wanted)]
  const spare = [...any.slice(wanted), ...features.slice(told.length)]
  const aim = SHORTEST + (AIMED - SHORTEST) * hash01(`length/${seed}`) ** 1.5
  for (const more of spare) if (around + lengthOf(sections) < aim) sections.push(more)
  while (around + lengthOf(sections) > LONGEST) sections.pop()
  return sections
}

/** A description of 1,200 to 3,500 characters (less in Japanese): what is told of the features changes with every second edition. */
export function descriptionOf(app: SampleApp, voice: Voice, edition: number): string {
  const { words, phrases, seed, language } = voice
  const turn = turnOf(`description/${seed}`, edition, 2)
  const opening = words.openings[(app.variant + turn) % 2] ?? words.openings[0]
  const subscribed = app.purchases.some(({ period }) => period !== null)
  const terms = subscribed ? [drawn(phrases.subscriptions, `terms/${seed}`)] : []
  const ending = [drawn(phrases.closings, `closing/${seed}/${turn}`), drawn(phrases.contacts, `contact/${seed}`)]
  const around = countCharacters(opening) + lengthOf(terms) + countCharacters(ending.join(''))
  const layout = drawn(layouts, `layout/${app.ref.store}/${app.ref.trackId}`)
  const heading = drawn(phrases.listHeadings, `heading/${seed}`)
  return [
    opening,
    layout(sectionsOf(app, voice, turn, around), heading, language),
    ...(terms.length > 0 ? [(layout === list ? plainBlocks : layout)(terms, '', language)] : []),
    ...ending,
  ]
    .join('\n\n')
    .replaceAll('{app}', app.brand)
    .replaceAll('{support}', app.supportUrl ?? app.websiteUrl ?? '')
}
