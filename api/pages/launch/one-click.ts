import { findLiveLaunch } from '../../actions/launches/find-launch.ts'
import type { OneClickAction } from '../../domain/pending-action.ts'
import { paths } from '../../../shared/paths.ts'
import { keepPendingAction } from '../account/sign-in/pending-action-cookie.ts'
import { returnPath, withReturn } from '../session/return-path.ts'
import { saidAfterSignIn } from './said-after-sign-in.ts'
import type { PageRequest } from '../forms/page-request.ts'

const back = (form: URLSearchParams, slug: string): string => (form.has('return') ? returnPath(form.get('return')) : paths.launch({ slug }))

/**
 * A button that returns to its page. Signed-out visitors sign in first; then its action runs for them. Throws NOT_FOUND for a launch that isn’t
 * live.
 */
export const oneClick = (kind: OneClickAction) => ({
  says: { [`pressed-${kind}`]: saidAfterSignIn(kind) },
  next: (_result: unknown, { params: { slug = '' } }: PageRequest, form: URLSearchParams) => back(form, slug),
  async signedOut({ world, ctx, params: { slug = '' } }: PageRequest<'anyone'>, form: URLSearchParams) {
    const isWanted = form.get('wanted') !== 'no'
    return isWanted
      ? keepPendingAction(world, ctx, kind, await findLiveLaunch(world, { slug }))
      : withReturn(paths.signIn(), back(form, slug))
  },
})
