import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { adopt } from '../child-service.ts'

/** Never outlives the process that started it. */
const loop = 'for (const parent = process.ppid; process.ppid === parent; );'

/** Keeps the cores busy. Each loop has its own session, because the kernel shares a core between sessions, and loops of one session count as one. */
export function startBusyLoops(count: number): { end: () => Promise<void> } {
  const loops = Array.from({ length: count }, () => {
    const child = spawn(process.execPath, ['-e', loop], { detached: true, stdio: 'ignore' })
    adopt(child)
    return child
  })
  return {
    async end() {
      const gone = loops.map((child) => once(child, 'close'))
      for (const child of loops) child.kill('SIGKILL')
      await Promise.all(gone)
    },
  }
}
