import type { Concept } from '../concept.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

const text = (id: keyof typeof en) => ({ en: en[id], de: de[id], fr: fr[id], es: es[id], ja: ja[id] })

export const foodDrink: readonly Concept[] = [
  { id: 'recipe-keeper', glyphs: ['chef-hat', 'book', 'tools-kitchen-2'], text: text('recipe-keeper') },
  { id: 'meal-planner', glyphs: ['calendar-week', 'salad', 'basket'], text: text('meal-planner') },
  { id: 'coffee-brewing', glyphs: ['coffee', 'mug', 'stopwatch'], text: text('coffee-brewing') },
]
