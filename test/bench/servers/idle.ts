import { serveBench } from './control.ts'

// A process that does nothing: what its event loop waits for is the machine.
await serveBench(async () => {
  setInterval(() => undefined, 60_000)
  return 0
})
