import type { Store } from '../../../api/ports/store.ts'
import { proveEmail } from '../../support/prove-email.ts'
import { approve, askForConnection, Visitor } from '../../support/visitor.ts'

/** Somebody with an account and a verified email, signed in, whose tool is connected. */
export type Person = { id: string; email: string; cookie: string; token: string }

/** Signs people up and connects a tool for each. Ten at most: a network gets no more links in ten minutes. */
export async function signUpPeople(origins: readonly string[], store: Store, count: number): Promise<Person[]> {
  const people: Person[] = []
  while (people.length < count) {
    const origin = origins[people.length % origins.length] ?? ''
    const email = `maker${people.length}@example.com`
    const visitor = await new Visitor(origin).signUp(email)
    await proveEmail(store, email)
    const [profile] = await store.list('profiles', 'email', email)
    if (profile === undefined) throw new Error(`${email} has no profile.`)
    people.push({ id: profile.id, email, cookie: visitor.cookieHeader, token: await connect(origin, visitor, people.length) })
  }
  return people
}

async function connect(origin: string, visitor: Visitor, nth: number): Promise<string> {
  const { code } = await askForConnection(`${origin}/api/v1`, `Tool ${nth}/1.0`)
  return approve(visitor, code)
}

/** A form that a person sends; a page is answered, or JSON to a script of a page. */
export const formOf = ({ cookie }: Person, fields: Record<string, string>, accept = 'text/html'): RequestInit => ({
  method: 'POST',
  headers: { Cookie: cookie, Accept: accept },
  body: new URLSearchParams(fields),
})
