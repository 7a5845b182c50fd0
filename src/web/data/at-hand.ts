import { connectivity } from '../offline/connectivity.ts'
import { startReads, type Read } from './read.ts'
import { countriesRead, favouritesRead } from './reads.ts'
import { session } from './session-store.ts'

/** What people choose from offline although they have not opened it before. */
const wanted = (): Read[] => [countriesRead(), favouritesRead()]

/** Asks for it as soon as somebody is signed in and the server is there; what is fresh is not asked for again. */
export function keepAtHand(): void {
  const ask = () => {
    if (session.get().state === 'in' && connectivity.get() === 'online') startReads(wanted())
  }
  ask()
  session.subscribe(ask)
  connectivity.subscribe(ask)
}
