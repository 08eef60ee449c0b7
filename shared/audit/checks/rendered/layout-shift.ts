import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

/** Cumulative layout shift (web.dev, CLS). */
const good = 0.1
const bearable = 0.25

export const layoutShift = defineCheck({
  id: 'layout-shift',
  label: 'Layout shifts',
  weight: 2,
  needs: ['rendered'],
  run({ rendered: { speed } }) {
    if (speed.shift === null) return pass('Not measured: this browser doesn’t measure layout shifts.')
    const { score, sources } = speed.shift
    if (score <= good) return pass(`The page stays in place while it loads (${score}).`)
    const list = sources.map(({ html }) => html).join('\n')
    const fix = paste('Reserve room for what loads above these elements, by width and height or a min-height:', list)
    const detail = `The page moves while it loads (${score}; good is up to ${good}).`
    return score <= bearable ? warn(detail, fix) : fail(detail, fix)
  },
})
