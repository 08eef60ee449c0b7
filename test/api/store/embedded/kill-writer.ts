import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Runs a script that writes into the folder and prints a number for every acknowledged write, kills it with SIGKILL `afterMs` after its
 * first line, and answers the numbers of its whole lines.
 */
export async function killWriter(script: string, folder: string, afterMs: number): Promise<number[]> {
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (printed += part))
  const closed = once(child, 'close')
  await Promise.race([once(child.stdout, 'data'), closed])
  await wait(afterMs)
  child.kill('SIGKILL')
  const [, signal] = (await closed) as [unknown, string]
  if (signal !== 'SIGKILL') throw new Error('The writer ended by itself.')
  return printed.split('\n').slice(0, -1).map(Number)
}
