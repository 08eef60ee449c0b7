import { withoutWww } from '../hosts.ts'

/** Whether two URLs are one page to people: by http or https, with or without www., a slash at the end, or a hash. */
export function isSamePage(a: string, b: string): boolean {
  const [left, right] = [keyOf(a), keyOf(b)]
  return left !== null && left === right
}

function keyOf(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed && `${withoutWww(parsed.host)}${parsed.pathname.replace(/\/$/, '')}${parsed.search}`
}
