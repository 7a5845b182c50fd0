import { followProfile } from '#web/data/follow-profile.ts'
import { startKeeper } from '#web/data/keeper.ts'
import { overviewPlan } from '#web/features/overview/keep/keep-plan.ts'

// Loaded once the page stands: what is kept available offline is looked after from then on.
startKeeper(overviewPlan)
followProfile()
