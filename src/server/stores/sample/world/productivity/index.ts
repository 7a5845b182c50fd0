import type { Concept } from '../concept.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

const text = (id: keyof typeof en) => ({ en: en[id], de: de[id], fr: fr[id], es: es[id], ja: ja[id] })

export const productivity: readonly Concept[] = [
  { id: 'to-do-list', glyphs: ['checklist', 'list-check', 'circle-check'], text: text('to-do-list') },
  { id: 'note-taking', glyphs: ['notebook', 'note', 'pencil'], text: text('note-taking') },
  { id: 'document-scanner', glyphs: ['scan', 'file-text', 'camera'], text: text('document-scanner') },
]
