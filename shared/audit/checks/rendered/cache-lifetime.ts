import { dayMs } from '../../../durations.ts'
import { isPrivateHost } from '../../../hosts.ts'
import { plural } from '../../../plural.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { loadedOf, noneRequested } from '../../loaded.ts'

/** In bytes. Smaller totals reload quickly anyway. */
const much = 100_000

/** For how many seconds browsers show the page without asking again (RFC 9111, section 5.2.2). */
function keptFor({ transport }: AuditFacts): number {
  const value = transport?.headers['cache-control'] ?? ''
  return /\bno-(?:cache|store)\b/i.test(value) ? 0 : Number(/(?:^|[\s,])max-age\s*=\s*"?(\d{1,12})/i.exec(value)?.[1] ?? 0)
}

/** Source: Lighthouse, “Use efficient cache lifetimes”; RFC 9111 section 4.2. Any lifetime passes, however short. */
export const cacheLifetime = defineCheck({
  id: 'cache-lifetime',
  label: 'Cache lifetime',
  weight: 1,
  learnMore: 'https://web.dev/articles/http-cache',
  needsOne: ['rendered', 'resources'],
  run(facts) {
    const kept = keptFor(facts)
    if (kept >= dayMs / 1000) {
      const days = plural(Math.floor((kept * 1000) / dayMs), 'day')
      const detail = `Browsers keep the page itself for ${days}, so returning visitors don’t see what you change.`
      return warn(detail, paste('Replace the page’s Cache-Control header with:', 'Cache-Control: no-cache'))
    }
    const loaded = loadedOf(facts)
    if (loaded === null || isPrivateHost(new URL(loaded.url).hostname)) return pass('Not checked on a private host.')
    if (loaded.unknown.files) return pass(noneRequested)
    const { unkept } = loaded.requests
    if (unkept === null) return pass('Not measured: the browser’s cache can’t be read here.')
    const bytes = unkept.reduce((sum, each) => sum + each.bytes, 0)
    if (bytes < much) return pass('Browsers can cache the page’s files.')
    const files = unkept.map((each) => `# ${each.url} (${Math.round(each.bytes / 1000)} kB)`)
    const rule = 'location ~* \\.(css|js|woff2?|png|jpe?g|webp|avif|svg)$ { add_header Cache-Control "public, max-age=604800"; }'
    return warn(
      `${Math.round(bytes / 1000)} kB of files have no cache lifetime, so browsers may request them again on every visit.`,
      paste('Set a Cache-Control header on the server that sends these files. For nginx, one week:', [rule, ...files].join('\n')),
    )
  },
})
