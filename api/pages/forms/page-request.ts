import type { Context } from 'koa'
import type { AnyPath } from '../../../shared/paths/path.ts'
import type { Access } from '../../actions/define-action.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import type { QuotaName } from '../../domain/quotas.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import type { Said } from './flash.tsx'
import type { FormErrors } from './form-answer.ts'

/** The request of a page or of one of its forms. `launch` is the one that a maker’s page is about. */
export type PageRequest<A extends Access = Access, P extends AnyPath = AnyPath> = {
  world: World
  /** For headers and cookies. */
  ctx: Context
  params: NonNullable<ReturnType<P['match']>>
  /** The page’s own path, even if a form was sent to another one. */
  path: string
  query: URLSearchParams
  /** Null for somebody who isn’t signed in. */
  account: A extends 'anyone' ? Profile | null : Profile
  launch: A extends 'maker' ? Launch : Launch | null
  now: Date
  /** Runs what counts against a quota of whoever sends the request. Throws TOO_MANY_REQUESTS, and whatever `work` throws. */
  count: <T>(quota: QuotaName | null, work: () => Promise<T>) => Promise<T>
  /** What it was opened to say. */
  flash: Said | null
  /** The form that was rejected, and is shown again. */
  rejected: RejectedForm | null
}

/**
 * `title` says what didn’t happen, `sent` is the whole form, `params` are those of its path, and `error` what its action threw.
 * `isShown`: its page still has the form.
 */
export type RejectedForm = FormErrors & {
  name: string
  title: string
  sent: URLSearchParams
  params: Readonly<Record<string, string>>
  error: unknown
  isShown?: boolean
}
