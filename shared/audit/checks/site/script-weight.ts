import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import { bytesOf, heavy } from '../rendered/page-weight.ts'

/** Of scripts as they run, in bytes: browsers unpack, read and compile all of it. The median page is sent 0.6 MB, packed (HTTP Archive, 2024). */
const much = 2_500_000
const tooMuch = 8_000_000

const sizeOf = (bytes: number) => (bytes < 100_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`)

/** What `page-weight` measures in a browser, of the scripts that the markup names. */
export const scriptWeight = defineCheck({
  id: 'script-weight',
  label: 'Weight of scripts',
  weight: 2,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/performance/bootup-time',
  needsOne: ['resources'],
  run({ page, resources, rendered }) {
    const { bytes, heaviest } = resources?.requests.scripts ?? { bytes: 0, heaviest: [] }
    if (bytes === 0) {
      const isNamed = page.resources.some(({ kind }) => kind === 'script')
      return pass(isNamed ? 'Not checked: none of the scripts could be read.' : 'The page loads no script files.')
    }
    const detail = `The page loads ${sizeOf(bytes)} of scripts.`
    // Then `page-weight` names the largest files.
    if (bytes <= much || (rendered !== undefined && bytesOf(rendered.requests) > heavy)) return pass(detail)
    const list = heaviest.map((one) => `${one.url} (${sizeOf(one.bytes)})`)
    const fix = paste('Split these scripts, and load what the first view doesn’t need later, or remove it:', list.join('\n'))
    return (bytes > tooMuch ? fail : warn)(`${detail} Phones need seconds to read them.`, fix)
  },
})
