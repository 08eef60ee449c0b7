import type { Context } from 'koa'
import type { IntentKind } from '../../domain/intent.ts'
import type { World } from '../../ports/world.ts'
import { pendingIntent } from './intents.ts'

/** Why somebody signs in: “Sign in to {to}”. The leads say what happens then. */
export type Reason = { to: string | null; signIn: string; signUp: string }

const privateDrafts = 'Launches start as private drafts. Nothing is published without your approval.'
const plain: Reason = { to: null, signIn: 'Manage your launches, upvote and comment.', signUp: privateDrafts }

const pressed: Record<IntentKind, (name: string) => Reason> = {
  upvote: (name) => ({
    to: `upvote ${name}`,
    signIn: 'Your upvote is added as soon as you’re signed in.',
    signUp: 'Your upvote is added right away, and counts once you verify your email.',
  }),
  save: (name) => same(`save ${name}`, 'It’s saved as soon as you’re signed in. Only you can see what you save.'),
}

/** What the page that somebody comes back to is for. */
const places: [path: RegExp, Reason][] = [
  [/^\/launches\/[^/]+\/#comment/, same('comment', 'You’ll come right back to the discussion.')],
  [/^\/launches\/[^/]+\/report\//, same('report a launch', 'Reports go to the moderators. The maker doesn’t see who sent them.')],
  [/^\/connect\//, same('connect a tool', 'You’ll see what it asks for before anything is connected.')],
  [/^\/drafts\//, same('continue with your draft', 'Drafts are private. Nothing is published without your approval.')],
  [/^\/saved\//, same('see what you’ve saved', 'Only you can see the launches you save.')],
  [/^\/notifications\//, same('see your notifications', 'They’re about your launches and the ones you saved.')],
]

function same(to: string, lead: string): Reason {
  return { to, signIn: lead, signUp: lead }
}

export async function reasonOf(world: World, ctx: Context, returnTo: string): Promise<Reason> {
  const pending = await pendingIntent(world, ctx, returnTo)
  if (pending !== null) return pressed[pending.kind](pending.launch.name)
  return places.find(([path]) => path.test(returnTo))?.[1] ?? plain
}
