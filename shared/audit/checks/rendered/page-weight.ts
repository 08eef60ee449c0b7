import type { Requests } from '../../../rendered/rendered.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

/** In bytes. The median page weighs about 2.6 MB (HTTP Archive, 2025). */
export const heavy = 4_000_000
const tooHeavy = 10_000_000

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

/** What the page and its files weigh, as far as the browser says. */
export const bytesOf = ({ bytes }: Pick<Requests, 'bytes'>): number => Object.values(bytes).reduce((sum, one) => sum + one, 0)

export const pageWeight = defineCheck({
  id: 'page-weight',
  label: 'Page weight',
  weight: 2,
  learnMore: 'https://developer.chrome.com/docs/lighthouse/performance/total-byte-weight',
  needs: ['rendered'],
  run({ rendered: { requests } }) {
    const total = bytesOf(requests)
    const detail = `${megabytes(total)} in ${requests.count + 1} ${requests.count === 0 ? 'file' : 'files'}, as far as the browser reports.`
    if (total <= heavy) return pass(detail)
    const list = requests.heaviest.slice(0, 5).map(({ url, bytes }) => `${url} (${megabytes(bytes)})`)
    const fix = paste('Shrink the largest files, or load them later:', list.join('\n'))
    return total <= tooHeavy ? warn(detail, fix) : fail(detail, fix)
  },
})
