import type { RunningService } from './service.ts'
import { approve, askForConnection, type Visitor } from './visitor.ts'

type Api = Pick<RunningService, 'api'>

/** A bearer token that this person has approved. */
export const connect = async ({ api }: Api, person: Visitor) => approve(person, (await askForConnection(api)).code)

/** The same of a tool that asked for the plans first. */
export async function connectWithPlans({ api }: Api, person: Visitor, slug: string): Promise<string> {
  const { data } = await (await fetch(`${api}/me/elsewhere/${slug}/`)).json()
  return approve(person, new URL(data.connectUrl).searchParams.get('code') ?? '')
}

/** The status of a call with the token. */
export const callWith = async ({ api }: Api, token: string) =>
  (await fetch(`${api}/me/launches/`, { headers: { Authorization: `Bearer ${token}` } })).status
