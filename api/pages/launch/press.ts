import { findLiveLaunch } from '../../actions/launches/find-launch.ts'
import type { IntentKind } from '../../domain/intent.ts'
import { paths } from '../../../shared/paths.ts'
import { keepIntent } from '../account/sign-in/intents.ts'
import { returnPath, withReturn } from '../session/return-path.ts'
import type { PageRequest } from '../forms/page-request.ts'

const back = (form: URLSearchParams, slug: string): string => (form.has('return') ? returnPath(form.get('return')) : paths.launch({ slug }))

/**
 * A button that returns to the page it’s on, and asks signed-out people to sign in first: after that, it’s pressed for them. Throws NOT_FOUND for a
 * launch that isn’t live.
 */
export const pressed = (kind: IntentKind) => ({
  next: (_result: unknown, { params: { slug = '' } }: PageRequest, form: URLSearchParams) => back(form, slug),
  async signedOut({ world, ctx, params: { slug = '' } }: PageRequest<'anyone'>, form: URLSearchParams) {
    const isWanted = form.get('wanted') !== 'no'
    return isWanted ? keepIntent(world, ctx, kind, await findLiveLaunch(world, { slug })) : withReturn(paths.signIn(), back(form, slug))
  },
})
