import { defineCheck, fail, pass, warn } from '../../check.ts'

/** Milliseconds until the largest paint (web.dev, Largest Contentful Paint). */
const good = 2500
const bearable = 4000

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

export const loadSpeed = defineCheck({
  id: 'load-speed',
  label: 'Loading speed',
  weight: 3,
  needs: ['rendered'],
  run({ rendered: { speed, view, requests } }) {
    const { largestPaint, firstByte } = speed
    if (largestPaint === null) return pass('Not measured: the tab was in the background, or this browser doesn’t measure it.')
    const { ms, place } = largestPaint
    if (view.load !== 'first')
      return pass(`${seconds(ms)} until the largest element appeared, partly from the browser’s cache: a first visit takes longer.`)
    const what = place === null ? '' : ` (${place.html.slice(0, 80)})`
    const detail = `${seconds(ms)} until the largest element appeared on this first visit${what}.`
    if (ms <= good) return pass(detail)
    const lost = [...new Set(requests.failed.filter(({ isOwn }) => !isOwn).map(({ url }) => new URL(url).host))]
    if (lost.length > 0) return pass(`Not judged: ${detail} This browser couldn’t load files from ${lost.join(', ')}, and waited for them.`)
    const isServer = firstByte !== null && firstByte > ms / 2
    const fix = isServer
      ? `The server took ${seconds(firstByte)} to respond: cache the page at a CDN, or find out what the server waits for.`
      : 'Load what this element needs first: preload its image or font, and defer scripts that it doesn’t need.'
    return ms <= bearable ? warn(detail, fix) : fail(detail, fix)
  },
})
