import type { OpenPages } from './pages.ts'
import { goodPassword, Visitor } from './visitor.ts'

/** Ada, who has opened the link of the start and owns the site. */
export async function ownSite({ origin, world }: OpenPages): Promise<Visitor> {
  const token = (await world.accounts.ownerLink.create()) ?? ''
  const visitor = new Visitor(origin)
  await visitor.send('/owner/', { do: 'become-owner', token, name: 'Ada', email: 'ada@example.com', password: goodPassword })
  return visitor
}
