import { isPrivateHost } from '../../../hosts.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'

/** In bytes; less is loaded again in no time. */
const much = 100_000

/** Source: Lighthouse, “Use efficient cache lifetimes”; RFC 9111 section 4.2. A lifetime that is there isn’t judged, however short. */
export const cacheLifetime = defineCheck({
  id: 'cache-lifetime',
  label: 'Cache lifetime',
  weight: 1,
  needs: ['rendered'],
  run({ rendered: { requests, url } }) {
    if (isPrivateHost(new URL(url).hostname)) return pass('Not judged on a private host.')
    if (requests.unkept === null) return pass('Not measured: the browser doesn’t tell how long it may keep the files.')
    const bytes = requests.unkept.reduce((sum, each) => sum + each.bytes, 0)
    if (bytes < much) return pass('Browsers are told how long they may keep the page’s files.')
    const files = requests.unkept.map((each) => `# ${each.url} (${Math.round(each.bytes / 1000)} kB)`)
    const rule = 'location ~* \\.(css|js|woff2?|png|jpe?g|webp|avif|svg)$ { add_header Cache-Control "public, max-age=604800"; }'
    return warn(
      `${Math.round(bytes / 1000)} kB of files come without a cache lifetime, so browsers ask for them again and again.`,
      paste('Set a lifetime where these files come from. For nginx, a week:', [rule, ...files].join('\n')),
    )
  },
})
