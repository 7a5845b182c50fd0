import { ModelFailure } from './model-failure.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/** Whether another question may be answered, while this one is not. */
export const isAboutQuestion = ({ kind }: ModelFailure): boolean => kind === 'refused' || kind === 'malformed'

/**
 * What a failure of the model means for who asked (ERR-046): AI_FAILED where it answers, but not this; AI_DAY_LIMIT where the
 * operator's day has no more requests; else AI_UNAVAILABLE.
 * Everything else is passed on.
 */
export function modelRefusal(error: unknown): unknown {
  if (!(error instanceof ModelFailure)) return error
  if (error.kind === 'day-limit')
    return new HttpError('AI_DAY_LIMIT', 'The language model’s limit for today is used up.')
  const details = { reason: error.kind }
  return isAboutQuestion(error)
    ? new HttpError('AI_FAILED', 'The language model gave no usable answer.', { details })
    : new HttpError('AI_UNAVAILABLE', 'The language model can’t be asked at present.', { details })
}
