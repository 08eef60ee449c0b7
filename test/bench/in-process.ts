import { fork } from 'node:child_process'
import { once } from 'node:events'

/** Runs one of `processes/` in a process of its own, and resolves to what it sends. */
export async function runProcess<T>(file: string, settings: Record<string, string> = {}): Promise<T> {
  const child = fork(new URL(`processes/${file}`, import.meta.url), {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings },
    execArgv: ['--expose-gc', '--import', './api/startup/load-tsx.ts', '--max-old-space-size=6000'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let sent: T | undefined
  child.on('message', (message) => (sent = message as T))
  const [code] = await once(child, 'close')
  if (sent === undefined) throw new Error(`${file} ended with ${String(code)} and no figures.`)
  return sent
}
