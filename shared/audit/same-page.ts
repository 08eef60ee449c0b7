import { withoutWww } from '../hosts.ts'

/** Whether two URLs are the same page to people: http or https, and with or without www., a trailing slash or a hash. */
export function isSamePage(a: string, b: string): boolean {
  const [left, right] = [keyOf(a), keyOf(b)]
  return left !== null && left === right
}

function keyOf(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed && `${withoutWww(parsed.host)}${parsed.pathname.replace(/\/$/, '')}${parsed.search}`
}
