import { seeded } from '../../shared/seeded.ts'

/** An id in the service's format, sorted by time, but always the same for a time and a text. */
export function sampleId(at: string, text: string): string {
  const random = [1, 2, 3, 4, 5].map((part) => seeded(`${part} ${text}`, 0x10000).toString(16).padStart(4, '0'))
  return Date.parse(at).toString(16).padStart(12, '0') + random.join('')
}
