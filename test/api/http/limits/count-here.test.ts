import { countHere } from '../../../../api/http/limits/count-here.ts'
import type { Counter, CreateCounter } from '../../../../api/ports/limits.ts'
import { counterContract } from '../../../contract/counter.ts'

const made = new Map<string, Counter>()
/** A process has one counter of each name. */
const create: CreateCounter = (name, seconds) => {
  const counter = made.get(name) ?? countHere(name, seconds)
  made.set(name, counter)
  return counter
}

counterContract('of one process', () => [create, create])
