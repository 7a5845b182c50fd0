import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const foodDrink = conceptsOf(
  {
    'recipe-keeper': ['chef-hat', 'book', 'tools-kitchen-2'],
    'meal-planner': ['calendar-week', 'salad', 'basket'],
    'coffee-brewing': ['coffee', 'mug', 'stopwatch'],
  },
  { en, de, fr, es, ja },
)
