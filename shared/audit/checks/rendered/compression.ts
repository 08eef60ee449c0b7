import { isPrivateHost } from '../../../hosts.ts'
import { defineCheck, pass, paste, warn } from '../../check.ts'
import { loadedOf, noneRequested } from '../../loaded.ts'

/** Smaller pages gain little. In bytes. */
const worthIt = 10_000

/** Source: Lighthouse, “Enable text compression”. Development servers rarely compress, so private hosts aren’t checked. */
export const compression = defineCheck({
  id: 'compression',
  label: 'Compression',
  weight: 2,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/performance/uses-text-compression',
  needsOne: ['rendered', 'resources'],
  run(facts) {
    const loaded = loadedOf(facts)
    if (loaded === null || isPrivateHost(new URL(loaded.url).hostname)) return pass('Not checked on a private host.')
    if (loaded.unknown.files) return pass(noneRequested)
    const { response, transport } = facts
    const isPlain = response !== undefined && transport !== undefined && response.bytes >= worthIt && !transport.headers['content-encoding']
    const uncompressed = [...(isPlain ? [{ url: facts.page.url, bytes: response.bytes }] : []), ...loaded.requests.uncompressed]
    if (uncompressed.length === 0) return pass('The page’s HTML, scripts and styles are compressed.')
    const total = uncompressed.reduce((sum, { bytes }) => sum + bytes, 0)
    const files = uncompressed.map((each) => `# ${each.url} (${Math.round(each.bytes / 1000)} kB)`)
    const lines = ['gzip on;', 'gzip_types text/css text/javascript application/javascript application/json image/svg+xml;', ...files]
    return warn(
      `${Math.round(total / 1000)} kB of ${isPlain ? 'HTML, scripts and styles' : 'scripts and styles'} are sent uncompressed.`,
      paste('Turn on compression on the server that sends these files. For nginx:', lines.join('\n')),
    )
  },
})
