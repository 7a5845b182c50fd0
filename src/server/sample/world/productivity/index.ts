import { conceptsOf } from '../concepts-of.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

export const productivity = conceptsOf(
  {
    'to-do-list': ['checklist', 'list-check', 'circle-check'],
    'note-taking': ['notebook', 'note', 'pencil'],
    'document-scanner': ['scan', 'file-text', 'camera'],
  },
  { en, de, fr, es, ja },
)
