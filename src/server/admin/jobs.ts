import { getJobs } from '#contract/admin.ts'
import { ApiFailure, serve } from '../http/serve.ts'

/** For staff alone. */
export const jobs = serve(getJobs, async ({ caller, services }) => {
  if (!caller.internal) throw new ApiFailure('FORBIDDEN', 'Only staff may see the jobs.')
  return { queues: await services.jobStates.queues() }
})
