import type { Launch } from '../domain/launch.ts'

export function sampleLaunches(_now: Date): Launch[] {
  return []
}
