import { comparedText } from '#aso/reviews/publish-check/how-sent.ts'
import type { writeSample } from '#contract/reviews/automation.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'

export const SAMPLES_MAX = 10

type Written = EndpointOutput<typeof writeSample>

/** What a rule by AI would say to one review. */
export type Sample = { is: 'writing' } | { is: 'failed' } | ({ is: 'written' } & Written)

/** As a rule sends one after the other: the second of two that say the same waits for a person. */
export function afterOthers(sample: Written, others: Iterable<Sample>): Written {
  if (sample.held !== null) return sample
  const said = comparedText(sample.text)
  for (const other of others)
    if (other.is === 'written' && comparedText(other.text) === said)
      return { ...sample, held: { kind: 'repeated', shown: sample.text.slice(0, 60).trim() } }
  return sample
}
