import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { ChildService } from '../child-service.ts'

/** Resident memory of a process in MB; 0 where the system doesn’t report it. */
export function residentMb({ child }: ChildService): number {
  try {
    return (Number(readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1024 / 1024
  } catch {
    return 0
  }
}

/** What a service still holds after garbage collection, in MB. */
export async function heldMb(service: ChildService): Promise<number> {
  const answers = () => [...service.output().matchAll(/^holds (\d+)$/gm)]
  const before = answers().length
  service.child.kill('SIGUSR2')
  while (answers().length === before && service.child.exitCode === null) await setTimeout(50)
  return Number(answers().at(-1)?.[1] ?? 0) / 1024 / 1024
}
