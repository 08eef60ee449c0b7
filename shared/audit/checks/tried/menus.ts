import type { WatchedFacts } from '../../../watched/watched.ts'
import type { Menus } from '../../../tried/tried.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { anchor } from '../../snippets.ts'
import { phoneWidth, viewsOf } from '../../watched/views.ts'
import { judgePress } from '../../watched/judge-press.ts'
import { judgeDoubts } from '../../judge-doubts.ts'
import { faultsIn, notTried, triedIn } from '../../watched/tried.ts'
import { excerpt } from '../../words/excerpt.ts'

/** Source: WAI-ARIA Authoring Practices: disclosure, dialog and menu button. WCAG 2.2, 2.1.2. */
export const menus = defineCheck({
  id: 'menus',
  label: 'Menus and dialogs',
  weight: 4,
  learnMore: 'https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/',
  needs: ['watched'],
  run(facts) {
    const loads = triedIn(facts.watched, 'menus')
    if (loads.length === 0) return pass(notTried)
    const findings = loads.flatMap(({ facts: { presses }, where }) =>
      presses.map((press) => judgePress(press, where)).filter((one) => one !== null),
    )
    const covers = [...triedIn(facts.watched, 'look'), ...triedIn(facts.watched, 'later')].flatMap(({ facts: { stuckCover }, where }) =>
      stuckCover.map((cover) => ({ cover, where })),
    )
    const [first] = covers
    if (first !== undefined) {
      const { cover, where } = first
      return fail(
        `Nothing closes what covers the page${where} (“${excerpt(cover.text, 60)}”), not even its own close button.`,
        paste('Make the close button of this element work, and let the Escape key do the same:', cover.place.html),
        [cover],
      )
    }
    const notice = judgeDoubts('menus', faultsIn(facts.watched), '')
    if (notice.status !== 'pass') return notice
    const worst = findings.find(({ status }) => status === 'fail') ?? findings[0]
    if (worst !== undefined) return worst
    const missing = missingOnPhone(facts)
    if (missing.length > 0) {
      const words = missing.map(({ text }) => `“${text}”`).join(', ')
      const links = missing.map(({ text, url }) => anchor(url, text))
      const finding = missing.length > 1 ? fail : warn
      return finding(
        `On a phone, nothing leads to ${words} from the desktop’s navigation.`,
        paste('Add these links to something that phones show, such as a menu:', links.join('\n')),
      )
    }
    const count = Math.max(...loads.map(({ facts: { presses } }) => presses.length))
    return pass(count === 0 ? 'The page has no menus, accordions or dialogs to open.' : 'Menus, accordions and dialogs open and close.')
  },
})

/** The links in the desktop’s header that nothing shows on the phone, whether its menus are open or closed. */
function missingOnPhone(facts: AuditFacts): Menus['navigation'] {
  const [wide, narrow] = [facts.watched?.desktop.tried?.menus, facts.watched?.phone?.tried?.menus]
  const isPhone = viewsOf(facts).views.some(({ rendered }) => rendered.view.width <= phoneWidth)
  if (!isPhone || !wide || !narrow || narrow.presses.some(({ kind, outcome }) => kind === 'menu' && outcome !== 'works')) return []
  const reached = new Set(narrow.reached)
  return wide.navigation.filter(({ text, url }) => !reached.has(url) && !reached.has(text.toLowerCase()))
}

export const isNavigationMissing = (facts: AuditFacts): boolean => missingOnPhone(facts).length > 1

/** Whether a close button that does nothing leaves the page covered. */
export const isCovered = (watched: WatchedFacts): boolean =>
  [...triedIn(watched, 'look'), ...triedIn(watched, 'later')].some(({ facts }) => facts.stuckCover.length > 0)
