import { followProfile } from './follow-profile.ts'
import { startKeeper } from '#web/data/keep-offline/keeper.ts'
import { whenQuiet } from '#web/data/scheduling/when-quiet.ts'
import { overviewPlan } from '#web/features/overview/keep-plan.ts'
import { startBackgroundFill } from '#web/offline/updates/background-fill.ts'

// Loaded once the page stands: what is kept available offline is looked after from then on, and the rest of the app comes.
startKeeper(overviewPlan)
followProfile()
startBackgroundFill(() => new Promise(whenQuiet))
