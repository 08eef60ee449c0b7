export const startPath = '/dashboard/'

/** Where to go after sign-in: a path of this site, or the start for anything else. A foreign address never passes. */
export function returnPath(asked: string | null): string {
  if (asked === null || asked.length > 2048 || !/^\/(?![/\\])/.test(asked) || /[\\\p{Cc}]/u.test(asked)) return startPath
  const url = URL.parse(asked, 'https://here.invalid')
  if (url === null || url.origin !== 'https://here.invalid' || url.pathname.startsWith('//')) return startPath
  // Neither in a circle nor straight out again.
  if (/^\/(sign-(in|up|out)|reset)(\/|$)/.test(url.pathname)) return startPath
  return url.pathname + url.search + url.hash
}

/** `path` with the way back, unless that is the start anyway. */
export const withReturn = (path: string, returnTo: string): string =>
  returnTo === startPath ? path : `${path}?return=${encodeURIComponent(returnTo)}`
