import { catalogContract } from './store/catalog.ts'
import { counterContract } from './store/counters.ts'
import { directoryContract } from './store/directories.ts'
import { launchContract } from './store/launches.ts'
import { modelContract } from './store/model.ts'
import { oauthContract } from './store/oauth.ts'
import { peopleContract } from './store/people.ts'
import { raceContract } from './store/races.ts'
import { recordContract } from './store/records.ts'
import { serviceContract } from './store/service.ts'
import type { MakePlace } from './store/store-place.ts'
import { tellingContract } from './store/telling.ts'
import { transactionContract } from './store/transactions.ts'

/** What every store promises, whatever it is made of. `makePlace` gives an empty place. */
export function storeContract(name: string, makePlace: MakePlace): void {
  catalogContract(name, makePlace)
  launchContract(name, makePlace)
  recordContract(name, makePlace)
  peopleContract(name, makePlace)
  transactionContract(name, makePlace)
  raceContract(name, makePlace)
  oauthContract(name, makePlace)
  counterContract(name, makePlace)
  serviceContract(name, makePlace)
  modelContract(name, makePlace)
  directoryContract(name, makePlace)
  tellingContract(name, makePlace)
}
