import type { Concept } from '../concept.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'

const text = (id: keyof typeof en) => ({ en: en[id], de: de[id], fr: fr[id], es: es[id], ja: ja[id] })

export const photoVideo: readonly Concept[] = [
  { id: 'photo-editor', glyphs: ['photo-edit', 'adjustments-horizontal', 'wand'], text: text('photo-editor') },
  { id: 'video-editor', glyphs: ['movie', 'scissors', 'player-play'], text: text('video-editor') },
  { id: 'collage-maker', glyphs: ['layout-collage', 'photo', 'layout-grid'], text: text('collage-maker') },
]
