import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('./serve.ts', import.meta.url))

/** `output` is all that it has printed so far. */
export type ChildService = {
  child: ChildProcess
  origin: string
  port: number
  output: () => string
  /** SIGKILL unless said otherwise; resolves with the exit code when the process is gone. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>
}

const running = new Set<ChildProcess>()
let isOver = false

/** A process that a fault has started, to be killed with it. */
export function adopt(child: ChildProcess): void {
  running.add(child)
  child.once('close', () => running.delete(child))
  if (isOver) child.kill('SIGKILL')
}

/** The run is broken off: nothing that is still started lives on. */
export async function endForGood(): Promise<void> {
  isOver = true
  await endChildren()
}

/** Kills what a fault that went wrong has left. */
export async function endChildren(): Promise<void> {
  const gone = [...running].map((child) => once(child, 'close'))
  for (const child of running) child.kill('SIGKILL')
  await Promise.all(gone)
}

/** It went before it listened. */
export class NotStarted extends Error {
  override name = 'NotStarted'
}

/** The service in a process of its own on a folder, with limits that get in nobody's way; `settings` are environment variables. Throws NotStarted with its last words. */
export async function startChild(dataDir: string, settings: Record<string, string> = {}): Promise<ChildService> {
  const limits = { READS_PER_MINUTE: '1000000', SIGN_UPS_PER_HOUR: '1000000', AUDITS_PER_HOUR: '1000000', DRAFTS_PER_HOUR: '1000000' }
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', SAMPLE_DATA: '1', ...limits, ...settings }
  const child = spawn(process.execPath, ['--import', './api/startup/load-tsx.ts', entry], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  const gone = once(child, 'close') as Promise<[number | null]>
  adopt(child)
  const port = await new Promise<number>((resolve, reject) => {
    const hear = (part: string) => {
      printed += part
      const [, found] = /^listening on (\d+)$/m.exec(printed) ?? []
      if (found !== undefined) resolve(Number(found))
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    void gone.then(() => reject(new NotStarted(printed)))
  })
  const end = async (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal)
    return (await gone)[0]
  }
  return { child, port, origin: `http://127.0.0.1:${port}`, output: () => printed, end }
}
