import type { SignedIn } from '../../../ports/accounts.ts'
import type { PageRequest } from '../../forms/page-request.ts'
import { finishSignIn } from './pending-action-cookie.ts'
import { returnPath } from '../../session/session.ts'

/** Where somebody who signs in here comes back to: the path that the query asks for, or the form that was rejected. */
export const askedReturn = ({ query, rejected }: Pick<PageRequest, 'query' | 'rejected'>): string =>
  returnPath((rejected?.sent ?? query).get('return'))

export const finishedSignIn = (
  { cookies }: Pick<SignedIn, 'cookies'>,
  { world, ctx }: Pick<PageRequest, 'world' | 'ctx'>,
  form: URLSearchParams,
): Promise<string> => finishSignIn(world, ctx, cookies, returnPath(form.get('return')))
