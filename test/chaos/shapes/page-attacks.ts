import { paths } from '../../../shared/paths.ts'
import type { Attack } from './attack.ts'
import type { Doors } from './doors.ts'

/** Every page that a maker and a moderator can open, about a launch of the maker’s, and what the popup reads of it. */
export function pageAttacks({ maker, moderator, token, live }: Doors): Attack[] {
  const pages = Object.values(paths)
    .map(({ pattern }) => pattern.replace(':slug', live))
    .filter((path) => !path.includes(':'))
  const read = (name: string, target: string, header: [string, string]): Attack => ({
    name,
    request: { method: 'GET', target, headers: [['Accept', '*/*'], header], body: Buffer.alloc(0) },
  })
  const plan = `/api/v1/me/elsewhere/${live}/?host=producthunt.com`
  return [
    ...pages.map((path) => read(`${path} as a maker`, path, ['Cookie', maker])),
    ...pages.filter((path) => path.startsWith('/moderation/')).map((path) => read(`${path} as a moderator`, path, ['Cookie', moderator])),
    read(`${plan} by the popup`, plan, ['Authorization', `Bearer ${token}`]),
  ]
}
