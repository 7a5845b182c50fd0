import { getJobs } from '#contract/admin.ts'
import { serve } from '#server/endpoints/serve.ts'

export const jobs = serve(getJobs, async ({ services }) => ({ queues: await services.jobStates.queues() }))
