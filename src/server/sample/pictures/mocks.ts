import type { SampleApp } from '../sample-app.ts'
import { castle, farm, town } from './mocks/city-games.ts'
import { battle, defence, dungeon, hexField, inventory } from './mocks/field-games.ts'
import { chat, flashcard, path, piano, quiz, steps, sum } from './mocks/learn-mocks.ts'
import { chart, donut, form, keypad, list, people, ranking } from './mocks/list-mocks.ts'
import { floorPlan, places, radar, route } from './mocks/map-mocks.ts'
import { collage, covers, detail, editor, gallery, player, ring, tracks } from './mocks/media-mocks.ts'
import { code, note, paperSheet, reading, scan } from './mocks/page-mocks.ts'
import { board, calendar, checklist, schedule } from './mocks/plan-mocks.ts'
import { blockBoard, gemBoard, shop, sudoku } from './mocks/puzzle-games.ts'
import { garage, road } from './mocks/road-games.ts'
import { forecast, gauge, itinerary, profile, start, ticket } from './mocks/trip-mocks.ts'
import { crossword, guess, letterGrid } from './mocks/word-games.ts'
import type { MockScreen } from './mocks/mock.ts'

type Mocks = readonly [MockScreen, MockScreen, ...MockScreen[]]

/** What the screens of each kind of app show, the most telling first. */
const byConcept: Readonly<Record<string, Mocks>> = {
  'budget-planner': [donut, list, chart, form, calendar],
  'bill-splitting': [people, list, form, chat, chart],
  'invoice-maker': [paperSheet, list, form, chart, people],
  'to-do-list': [checklist, board, calendar, chart, form],
  'note-taking': [note, gallery, checklist, paperSheet, board],
  'document-scanner': [scan, paperSheet, gallery, list, note],
  'sleep-sounds': [player, gallery, ring, chart, start],
  'home-workout': [ring, detail, calendar, chart, list],
  'fasting-timer': [ring, chart, calendar, detail, list],
  'photo-editor': [editor, gallery, collage, detail, scan],
  'video-editor': [tracks, editor, gallery, player, detail],
  'collage-maker': [collage, gallery, editor, detail, covers],
  flashcards: [flashcard, quiz, chart, list, calendar],
  'language-learning': [quiz, path, chat, flashcard, chart],
  'math-practice': [sum, path, quiz, chart, ranking],
  'flight-tracker': [ticket, route, list, places, forecast],
  'trip-planner': [itinerary, places, checklist, gallery, ticket],
  'campsite-finder': [places, detail, gallery, checklist, forecast],
  'recipe-keeper': [detail, gallery, checklist, steps, list],
  'meal-planner': [calendar, checklist, detail, gallery, donut],
  'coffee-brewing': [steps, ring, list, chart, detail],
  'music-player': [player, gallery, covers, list, chart],
  'guitar-tuner': [gauge, player, path, list, ring],
  'piano-lessons': [piano, path, player, chart, gallery],
  'weather-forecast': [forecast, radar, chart, places, list],
  'rain-radar': [radar, forecast, chart, places, list],
  'wind-and-tides': [profile, gauge, forecast, places, chart],
  'qr-scanner': [code, list, form, gallery, paperSheet],
  calculator: [keypad, list, chart, form, sum],
  'storage-cleaner': [ring, gallery, donut, checklist, chart],
  'plant-care': [detail, gallery, calendar, checklist, scan],
  'outfit-planner': [collage, calendar, gallery, covers, donut],
  'room-planner': [floorPlan, gallery, detail, list, collage],
  'gps-navigation': [route, gauge, places, list, chart],
  'hiking-maps': [route, profile, places, detail, gallery],
  'ev-charging': [places, ring, route, list, chart],
  'ebook-reader': [reading, covers, chart, note, list],
  'audiobook-player': [player, covers, chart, list, ring],
  'reading-log': [covers, calendar, chart, reading, checklist],
  'client-crm': [people, board, chart, form, calendar],
  'shift-planner': [schedule, calendar, chat, people, chart],
  'work-hours': [ring, schedule, chart, paperSheet, list],
  'match-three': [gemBoard, path, farm, shop, ranking],
  sudoku: [sudoku, calendar, ranking, path, chart],
  'block-puzzle': [blockBoard, path, ranking, shop, calendar],
  'word-search': [letterGrid, path, ranking, shop, calendar],
  crossword: [crossword, calendar, ranking, path, chart],
  'word-guess': [guess, calendar, ranking, chart, path],
  'tower-defense': [defence, shop, inventory, path, ranking],
  'kingdom-builder': [castle, inventory, ranking, hexField, shop],
  'turn-based-tactics': [hexField, inventory, battle, ranking, shop],
  'drift-racing': [road, garage, ranking, shop, path],
  'kart-racing': [road, ranking, garage, path, shop],
  'motorbike-racing': [road, garage, ranking, path, shop],
  'idle-rpg': [battle, inventory, dungeon, shop, ranking],
  'monster-collecting': [battle, inventory, path, shop, ranking],
  'dungeon-crawler': [dungeon, inventory, battle, shop, ranking],
  'city-builder': [town, shop, ranking, path, chart],
  'farm-life': [farm, shop, ranking, inventory, path],
  'truck-driving': [road, garage, route, list, ranking],
}

/** Games fill the screen, and need no bar with a title. */
const fullScreens: ReadonlySet<MockScreen> = new Set([
  gemBoard,
  blockBoard,
  sudoku,
  letterGrid,
  crossword,
  guess,
  shop,
  defence,
  castle,
  hexField,
  road,
  garage,
  dungeon,
  battle,
  inventory,
  town,
  farm,
])

/** What the `at`-th screenshot shows, and whether it fills the screen. */
export function mockAt({ concept }: SampleApp, at: number) {
  const mocks = byConcept[concept.id] ?? [list, chart]
  const drawn = mocks[at % mocks.length] ?? mocks[0]
  return { draw: drawn, full: fullScreens.has(drawn) }
}
