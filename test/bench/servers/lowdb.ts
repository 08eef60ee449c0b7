import { JSONFile } from 'lowdb/node'
import { Low } from 'lowdb'
import { serveBench } from './control.ts'

// A process that holds the same launches in lowdb's own JSONFile, and does nothing else.
const low = new Low<unknown[]>(new JSONFile(process.env['DATA'] ?? ''), [])

await serveBench(async () => {
  await low.read()
  setInterval(() => low.data.length, 60_000) // what is held stays held
  return 0
})
