import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const business = conceptsOf(
  {
    'work-hours': ['clock', 'hourglass', 'clock-play'],
    'shift-planner': ['calendar-week', 'users', 'calendar-time'],
    'client-crm': ['address-book', 'briefcase', 'users-group'],
  },
  { en, de, fr, es, ja },
)
