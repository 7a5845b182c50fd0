import type { Concept, ConceptText, WorldLanguage } from './concept.ts'

/** A category's concepts: their glyphs, with the wording of all languages. */
export function conceptsOf<Id extends string>(
  glyphs: Readonly<Record<Id, Concept['glyphs']>>,
  text: Readonly<Record<WorldLanguage, Readonly<Record<Id, ConceptText>>>>,
): readonly Concept[] {
  const ids = Object.keys(glyphs) as Id[] // an object's own keys
  return ids.map((id) => ({
    id,
    glyphs: glyphs[id],
    text: { en: text.en[id], de: text.de[id], fr: text.fr[id], es: text.es[id], ja: text.ja[id] },
  }))
}
