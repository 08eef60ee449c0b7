import { defineCheck, pass } from '../../check.ts'
import { listed } from '../../other-pages.ts'
import { viewsOf } from '../../watched/views.ts'

/** Says which other views of the page were checked. What was found there is reported by the checks themselves. */
export const views = defineCheck({
  id: 'views',
  label: 'Phones and color schemes',
  weight: 1,
  learnMore: 'https://web.dev/articles/responsive-web-design-basics',
  needs: ['watched'],
  run(facts) {
    const { views: found, missing } = viewsOf(facts)
    const { unreached = [] } = facts.watched
    const left = unreached.length > 0 ? ` For lack of time, not opened: ${listed(unreached)}.` : ''
    if (missing.length > 0) return pass(`Not checked: ${missing.join(' ')}${left}`)
    return pass(`The page was also checked ${found.map(({ name }) => name.toLowerCase()).join(' and ')}.${left}`)
  },
})
