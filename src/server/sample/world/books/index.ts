import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const books = conceptsOf(
  {
    'ebook-reader': ['book', 'device-tablet', 'bookmark'],
    'audiobook-player': ['headphones', 'book-2', 'microphone'],
    'reading-log': ['books', 'checklist', 'library'],
  },
  { en, de, fr, es, ja },
)
