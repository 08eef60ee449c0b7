import { goodPaint } from '../../../rendered/rendered.ts'
import { defineCheck, fail, pass, warn } from '../../check.ts'

/** Milliseconds; more is poor. */
const bearable = 4000
/** With a smaller share of the CPU than this, the page would be painted sooner on a machine that isn’t busy. */
const minCpuShare = 0.75

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

export const loadSpeed = defineCheck({
  id: 'load-speed',
  label: 'Largest contentful paint',
  weight: 3,
  learnMore: 'https://web.dev/articles/lcp',
  needs: ['rendered'],
  run({ rendered: { speed, view, requests } }) {
    const { largestPaint, firstByte, cpuShare = null } = speed
    if (largestPaint === null) return pass('Not measured: the tab was in the background, or this browser doesn’t report it.')
    const { ms, place } = largestPaint
    if (view.load !== 'first')
      return pass(`The largest element appeared after ${seconds(ms)}, partly from the browser’s cache. A first visit takes longer.`)
    const what = place === null ? '' : ` (${place.html.slice(0, 80)})`
    const detail = `The largest element appeared after ${seconds(ms)} on this first visit${what}.`
    if (ms <= goodPaint) return pass(detail)
    if (cpuShare === null) return pass(`Not checked: this computer may have been busy. The full audit measures that. ${detail}`)
    if (cpuShare < minCpuShare) return pass(`Not checked: this computer was busy with other work. ${detail}`)
    const lost = [...new Set(requests.failed.filter(({ isOwn }) => !isOwn).map(({ url }) => new URL(url).host))]
    if (lost.length > 0) return pass(`Not checked: the browser waited for files from ${lost.join(', ')} that didn’t load. ${detail}`)
    const isServer = firstByte !== null && firstByte > ms / 2
    const fix = isServer
      ? `Speed up your server, which took ${seconds(firstByte)} to respond: cache the page on a CDN, or find out what slows it down.`
      : 'Load this element sooner: preload its image or font, and defer scripts it doesn’t need.'
    return (ms <= bearable ? warn : fail)(detail, fix, [{ place }])
  },
})
