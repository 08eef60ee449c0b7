import { paths } from '../../../shared/paths.ts'
export const startPath = paths.dashboard()

/** The longest path that people can come back to. A request of OAuth holds URLs and what its client wants to remember. */
export const maxReturnLength = 4096

const signingPaths = [paths.signIn(), paths.signUp(), paths.signOut(), paths.reset()]
const isSigning = (pathname: string): boolean => signingPaths.some((path) => `${pathname}/`.startsWith(path))

/** The path to go to after sign-in. Anything that isn't a path on this site becomes the dashboard. */
export function returnPath(asked: string | null): string {
  if (asked === null || asked.length > maxReturnLength || !/^\/(?![/\\])/.test(asked) || /[\\\p{Cc}]/u.test(asked)) return startPath
  const url = URL.parse(asked, 'https://here.invalid')
  if (url === null || url.origin !== 'https://here.invalid' || url.pathname.startsWith('//')) return startPath
  // Not back to sign-in, and not straight out again.
  if (isSigning(url.pathname)) return startPath
  return url.pathname + url.search + url.hash
}

/** Adds the return path to `path`, unless it's the default. */
export const withReturn = (path: string, returnTo: string): string =>
  returnTo === startPath ? path : `${path}?${new URLSearchParams({ return: returnTo })}`

/** For forms of one press: somebody who isn’t signed in does that first, and comes back to the page. */
export const signInFirst = ({ path }: { path: string }): string => withReturn(paths.signIn(), path)
