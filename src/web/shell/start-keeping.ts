import { followProfile } from '#web/data/follow-profile.ts'
import { startKeeper } from '#web/data/keeper.ts'
import { savesData } from '#web/offline/saves-data.ts'
import { tellWorker, workerInCharge } from '#web/offline/worker-link.ts'
import { overviewPlan } from '#web/features/overview/keep/keep-plan.ts'

// Loaded once the page stands: what is kept available offline is looked after from then on.
startKeeper(overviewPlan)
followProfile()

// The pages of the account are not in the precache: they come now, for the day without a connection.
if (!savesData()) void workerInCharge().then((isThere) => isThere && tellWorker({ type: 'KEEP_LATER_FILES' }))
