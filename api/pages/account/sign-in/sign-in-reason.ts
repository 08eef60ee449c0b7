import type { Context } from 'koa'
import { paths } from '../../../../shared/paths.ts'
import type { AnyPath } from '../../../../shared/paths/path.ts'
import type { OneClickAction } from '../../../domain/pending-action.ts'
import type { World } from '../../../ports/world.ts'
import { findPendingAction } from './pending-action-cookie.ts'

/** Why somebody signs in: “Sign in to {to}”. The leads say what happens then. */
export type Reason = { to: string | null; signIn: string; signUp: string }

const privateDrafts = 'Launches start as private drafts. Nothing is published without your approval.'
const plain: Reason = { to: null, signIn: 'Manage your launches and what you’ve saved.', signUp: privateDrafts }

const pressed: Record<OneClickAction, (name: string) => Reason> = {
  upvote: (name) => ({
    to: `vote for ${name}`,
    signIn: 'Your vote is added as soon as you’re signed in.',
    signUp: 'Your vote is added right away, and counts once you verify your email.',
  }),
  save: (name) => same(`save ${name}`, 'It’s saved as soon as you’re signed in. Only you can see what you save.'),
}

/** What the page that somebody comes back to is for. */
const places: [page: AnyPath[], Reason, hash?: string][] = [
  [[paths.launch], same('comment', 'You’ll come right back to the discussion.'), '#comment'],
  [[paths.reportLaunch], same('flag a launch', 'Flags go to the moderators. Nobody else sees who sent them.')],
  [[paths.flagReport], same('flag a report', 'Flags go to the moderators. Whoever ran the audit doesn’t see who sent them.')],
  [[paths.connect], same('connect a tool', 'You’ll see what it asks for before anything is connected.')],
  [[paths.newDraft], same('launch your product', privateDrafts)],
  [[paths.draft, paths.draftReview], same('continue with your draft', 'Drafts are private. Nothing is published without your approval.')],
  [[paths.saved], same('see what you’ve saved', 'Only you can see the launches you save.')],
  [[paths.notifications], same('see your notifications', 'They’re about your launches and the ones you saved.')],
]

function same(to: string, lead: string): Reason {
  return { to, signIn: lead, signUp: lead }
}

export async function reasonOf(world: World, ctx: Context, returnTo: string): Promise<Reason> {
  const pending = await findPendingAction(world, ctx, returnTo)
  if (pending !== null) return pressed[pending.kind](pending.launch.name)
  const { pathname, hash } = new URL(returnTo, world.siteUrl)
  const isHere = (pages: AnyPath[], start: string) => hash.startsWith(start) && pages.some(({ match }) => match(pathname) !== null)
  return places.find(([pages, , start = '']) => isHere(pages, start))?.[1] ?? plain
}
