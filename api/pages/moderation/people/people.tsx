import type { Context } from 'koa'
import { findPeople } from '../../../actions/people/find-people.ts'
import type { World } from '../../../ports/world.ts'
import { sendModerationPage } from '../moderation-frame.tsx'
import { requireModeratorHere } from '../moderators-only.ts'
import { readPeopleQuery } from './people-link.ts'
import { PeopleList } from './people-list.tsx'

/** Everybody with an account: search, filters, newest first. */
export async function people(world: World, ctx: Context): Promise<void> {
  const account = requireModeratorHere(world, ctx)
  const query = readPeopleQuery(ctx.querystring)
  const page = await findPeople(world, query, account)
  await sendModerationPage(
    world,
    ctx,
    { section: 'people', title: 'People', heading: 'People' },
    <PeopleList query={query} page={page} now={world.clock()} />,
  )
}
