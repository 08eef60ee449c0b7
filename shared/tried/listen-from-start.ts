import { meterCpu } from '../rendered/cpu-share.ts'
import { listen } from '../watched/listen.ts'
import { holdLeaving } from './held/hold-leaving.ts'
import { noteStart } from './note-start.ts'

/** Runs in the page’s own world before its first script, of a load that is watched and then tried out. */
export function listenFromStart(cpu = meterCpu()): void {
  listen(cpu)
  holdLeaving()
  noteStart()
}
