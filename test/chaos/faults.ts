import { sumOf, type Fault } from './fault.ts'
import { killService } from './kill-service.ts'

/** Two at once: a start takes longer than what is done with it. */
const lanes = async <T>(work: () => Promise<T>): Promise<T[]> => Promise.all([work(), work()])

export const faults: Fault[] = [
  {
    name: 'kill',
    fault: 'kill -9 of the service under load, over HTTP',
    promise: 'every account and vote that was acknowledged is there, no vote without its count',
    run: async () => sumOf(await lanes(() => killService(50))),
  },
]
