import { defineCheck, fail, pass, paste, warn } from '../../check.ts'

/** Cumulative layout shift (web.dev, CLS). */
const good = 0.1
const bearable = 0.25

export const layoutShift = defineCheck({
  id: 'layout-shift',
  label: 'Layout shift',
  weight: 2,
  learnMore: 'https://web.dev/articles/cls',
  needs: ['rendered'],
  run({ rendered: { speed } }) {
    if (speed.shift === null) return pass('Not measured: this browser doesn’t report layout shift.')
    const { score, sources, isUp } = speed.shift
    if (score <= good) return pass(`The page barely shifts while it loads (layout shift ${score}).`)
    const list = sources.map(({ html }) => html).join('\n')
    const todo = isUp
      ? 'Give what’s above these elements, such as a bar that hides, its final height from the start:'
      : 'Reserve space for what loads above these elements, with width and height or min-height:'
    const fix = paste(todo, list)
    const detail = `The page shifts while it loads (layout shift ${score}; ${good} or less is good).`
    return (score <= bearable ? warn : fail)(
      detail,
      fix,
      sources.map((place) => ({ place })),
    )
  },
})
