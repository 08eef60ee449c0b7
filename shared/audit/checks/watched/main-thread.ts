import type { WatchedFacts } from '../../../watched/watched.ts'
import { defineCheck, fail, pass, warn } from '../../check.ts'

/** Milliseconds in all beyond the first 50 of each task. Lighthouse calls 0.6 s poor on a phone, which takes four times as long as this computer. */
const [bearable, tooLong] = [1500, 4000]
/** With less of the CPU than this, the page would have been busy for a shorter time on a machine that isn’t. */
const minCpuShare = 0.75

/** For how long scripts block the page: the better of its loads, so that a moment in which the computer was slow doesn’t count. Null if unknown. */
export function blockedMs({ desktop, phone }: Pick<WatchedFacts, 'desktop' | 'phone'>): number | 'unmeasured' | 'busy' {
  const loads = [desktop, phone].flatMap((load) => (load?.rendered.speed.blocked == null ? [] : [load]))
  if (loads.length === 0) return 'unmeasured'
  const least = Math.min(...loads.map(({ rendered }) => rendered.speed.blocked ?? 0))
  const isQuiet = loads.every(({ heard }) => (heard?.cpuShareInAll ?? 0) >= minCpuShare)
  return least < bearable || isQuiet ? least : 'busy'
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Source: W3C Long Tasks, and Lighthouse, “Total Blocking Time”. */
export const mainThread = defineCheck({
  id: 'main-thread',
  label: 'Blocking scripts',
  weight: 3,
  learnMore: 'https://web.dev/articles/tbt',
  needs: ['watched'],
  run({ watched }) {
    const ms = blockedMs(watched)
    if (ms === 'unmeasured') return pass('Not measured: this browser doesn’t report long tasks.')
    if (ms === 'busy') return pass('Not checked: this computer was busy with other work.')
    if (ms < bearable) return pass(`Scripts block the page for ${seconds(ms)} while it loads.`)
    const detail = `Scripts block the page for ${seconds(ms)} while it loads: nobody can scroll or press anything meanwhile.`
    const fix =
      'Find the long tasks in the Performance panel of your browser’s developer tools, then split them up, move them to a worker, or load those scripts later.'
    return ms < tooLong ? warn(detail, fix) : fail(detail, fix)
  },
})
