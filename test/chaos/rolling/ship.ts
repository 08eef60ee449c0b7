import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { adopt, NotStarted } from '../child-service.ts'

/** A service in a process of its own, or in several. */
export type Ship = {
  origin: string
  output: () => string
  send: (signal: NodeJS.Signals) => void
  /** Resolves with the exit code and the milliseconds it took. */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; tookMs: number }>
}

/** Starts the release in the folder `root`; resolves when it is ready. Throws NotStarted with its last words if it ends before. */
export async function launch(port: number, root: string, settings: Record<string, string | undefined>): Promise<Ship> {
  const words = ['--max-semi-space-size=16', '--import', './api/startup/load-tsx.ts', 'test/chaos/serve.ts']
  const env = { ...settings, PORT: String(port) }
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  adopt(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (printed += part))
  const gone = once(child, 'close')
  const origin = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      await gone
      throw new NotStarted(printed)
    }
    const status = await fetch(`${origin}/readyz`).then(
      (answer) => answer.status,
      () => null,
    )
    if (status === 200) break
    await wait(50)
  }
  return {
    origin,
    output: () => printed,
    send: (signal) => void child.kill(signal),
    async end(signal) {
      const started = performance.now()
      child.kill(signal)
      await gone
      return { code: child.exitCode, tookMs: performance.now() - started }
    },
  }
}
