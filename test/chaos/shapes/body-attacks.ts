import { jsonRequest, type Attack } from './attack.ts'
import type { Doors } from './doors.ts'
import { valuesOf } from './json-shapes.ts'

/** The fields of a submission. */
export const submission =
  'url name tagline description categories pricing twitterUsername repository targetKeyword demoVideoUrl firstComment logo screenshots'.split(
    ' ',
  )

/** Every kind of value in every field of the endpoints, and in place of the body. */
export function bodyAttacks({ token }: Doors, bytes: number): Attack[] {
  const bearer: [string, string][] = [['Authorization', `Bearer ${token}`]]
  const doors: [string, string[], [string, string][]][] = [
    ['/api/v1/launch-readiness/', ['url'], []],
    ['/api/v1/submissions/', submission, bearer],
  ]
  return doors.flatMap(([target, fields, headers]) => [
    ...valuesOf(bytes).map(([name, json]) => ({ name: `${target} ${name}`, request: jsonRequest(target, json, headers) })),
    ...fields.flatMap((field) =>
      valuesOf(bytes - 60).map(([name, json]) => ({
        name: `${target} ${field}: ${name}`,
        request: jsonRequest(target, field === 'url' ? `{"url":${json}}` : `{"url":"http://127.0.0.1:9/","${field}":${json}}`, headers),
      })),
    ),
  ])
}
