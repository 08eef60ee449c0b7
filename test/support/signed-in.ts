import type { Profile } from '../../api/domain/records.ts'
import type { OpenPages } from './pages.ts'
import { proveEmail } from './prove-email.ts'
import { Visitor } from './visitor.ts'

export type Person = { visitor: Visitor; profile: Profile }

/** Somebody who has just signed up and verified their email, and is signed in. */
export async function signUpPerson({ origin, world }: OpenPages, name: string): Promise<Person> {
  const email = `${name.toLowerCase()}@example.com`
  const visitor = await new Visitor(origin).signUp(email, name)
  await proveEmail(world.store, email)
  const [profile] = await world.store.list('profiles', 'email', email)
  if (profile === undefined) throw new Error(`${name} has no profile.`)
  return { visitor, profile }
}

/** What a person's browser says of itself; without it a request is a script's. */
export const asBrowser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
