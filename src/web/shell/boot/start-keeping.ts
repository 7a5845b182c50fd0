import { followProfile } from './follow-profile.ts'
import { startKeeper } from '#web/data/keep-offline/keeper.ts'
import { overviewPlan } from '#web/features/overview/keep/index.ts'

// Loaded once the page stands: what is kept available offline is looked after from then on.
startKeeper(overviewPlan)
followProfile()
