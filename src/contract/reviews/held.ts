import * as v from 'valibot'

/**
 * Why a text that a rule or a language model has written waits for a person. `contact`: it names a page, an address or a number;
 * `request`: it asks for data, codes or payments; `money`, `promise`, `legal`, `insult`: it speaks of them; `prompt`: it repeats
 * instructions or is unfinished; `sensitive`: a word whose reviews a person answers; `language`: of a language that is not
 * checked; `repeated`: the app has said the same before; `rating`: the review has fewer than 4 stars.
 */
export const HeldBecause = v.object({
  kind: v.picklist([
    'contact',
    'request',
    'money',
    'promise',
    'legal',
    'insult',
    'prompt',
    'sensitive',
    'language',
    'repeated',
    'rating',
  ]),
  /** The words that it is about, as they are written, or as they read. */
  shown: v.string(),
})
export type HeldBecause = v.InferOutput<typeof HeldBecause>
