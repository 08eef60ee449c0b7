import { isListable } from '../listing/page-kind.ts'
import type { AccessibilityFacts } from '../rendered/accessibility.ts'
import type { RenderedFacts } from '../rendered/rendered.ts'
import { hidesHeading } from './checks/rendered/readable-text.ts'
import { blockedStarts } from './checks/rendered/usable-page.ts'
import { hidesPage, isBlank, isStuck } from './checks/rendered/visible-content.ts'
import { isFormDead } from './checks/tried/form-entry.ts'
import { isUnseen } from './checks/tried/late-content.ts'
import { isMainActionDead } from './checks/tried/main-action.ts'
import { isCovered, isNavigationMissing } from './checks/tried/menus.ts'
import { blockedMs } from './checks/watched/main-thread.ts'
import { isBlankedByError } from './checks/watched/script-errors.ts'
import type { AuditFacts } from './facts.ts'
import { isIndexable } from './indexability.ts'
import { loadedOf } from './loaded.ts'
import type { Caps } from './score.ts'
import { phoneWidth, viewsOf } from './watched/views.ts'
import { oneOrMany } from '../plural.ts'

/** The highest score a page can reach, and why: `limited to 40: the page’s styles don’t load`. */
export type ScoreLimit = { score: number; reason: string }

/** Without the styles of another host, the width says nothing about the page. */
const isMuchTooWide = ({ requests, layout, view }: RenderedFacts, times: number): boolean =>
  !requests.failed.some(({ kind, isOwn }) => kind === 'style' && !isOwn) && layout.contentWidth > view.width * times

/** `check` is the check that finds it; empty if none does. */
type Limit = [isLimited: boolean, score: number, check: string, reason: string]

type Shown = Pick<AuditFacts, 'rendered'> & { accessibility?: AccessibilityFacts | null }

/** What limits the score in one view of the page; `name` is that of a view other than the tab’s. */
function viewLimits(name: string | null, { rendered, accessibility }: Shown): Limit[] {
  const limits: Limit[] = []
  if (rendered !== undefined) {
    const { layout, view } = rendered
    const isPhone = view.width <= phoneWidth
    limits.push(
      [isBlank(rendered), 10, 'visible-content', 'the page stays blank'],
      [layout.cover !== null && view.isComplete && hidesPage(layout.cover), 30, 'visible-content', 'an overlay hides the page'],
      [
        layout.cover !== null && view.isComplete && !view.isTouched && isStuck(layout.cover, rendered.texts.characters),
        40,
        'visible-content',
        'an overlay can’t be closed',
      ],
      [rendered.use.unreachable !== null, 40, 'usable-page', 'the page can’t be scrolled'],
      [rendered.use.waiting?.isAll === true, 40, 'usable-page', 'the page never finishes loading'],
      [blockedStarts(rendered).length > 0, 50, 'usable-page', 'the main button can’t be pressed'],
      [hidesHeading(rendered), 50, 'readable-text', 'the main heading can’t be seen'],
      [isPhone && isMuchTooWide(rendered, 1.1), 60, 'page-width', 'the page is too wide for the screen'],
      [!isPhone && isMuchTooWide(rendered, 1.25), 70, 'page-width', 'the page is much too wide for the window'],
    )
  }
  if (accessibility) {
    const { characters, unreadable } = accessibility.text
    limits.push([characters >= 50 && unreadable * 2 > characters, 50, 'contrast', 'most of the text is unreadable'])
  }
  const where = name === null ? '' : `${name.toLowerCase()}, `
  return limits.map(([isLimited, score, check, reason]) => [isLimited, score, check, `${where}${reason}`])
}

/** A page that visitors can’t use or find can’t score well, however good the rest is. The lowest limit, or null, and the limit of each finding. Checks that files of other hosts `doubted` don’t limit it. */
export function scoreLimit(facts: AuditFacts, doubted: ReadonlySet<string> = new Set()): { limit: ScoreLimit | null; caps: Caps } {
  const { page } = facts
  const limits: Limit[] = [
    [!isListable(page), 20, '', 'the page doesn’t present a product'],
    [!isIndexable(facts), 50, 'indexable', 'search engines can’t index the page'],
  ]
  const loaded = loadedOf(facts)
  if (loaded !== null) {
    const { requests, pictures } = loaded
    const { all, failed } = requests.ownStyles
    const failedScripts = requests.failed.filter(({ kind, isOwn }) => kind === 'script' && isOwn).length
    const ownBroken = pictures.broken.filter(({ isOwn }) => isOwn).length
    limits.push(
      [failed > 0 && failed * 2 >= all, 40, 'failed-requests', 'the page’s styles don’t load'],
      [failedScripts > 0, 60, 'failed-requests', oneOrMany(failedScripts, 'a script doesn’t load', 'scripts don’t load')],
      [ownBroken > 0 && ownBroken * 2 >= pictures.count, 60, 'broken-images', 'most images are broken'],
    )
  }
  if (facts.watched !== undefined) {
    const blocked = blockedMs(facts.watched)
    limits.push(
      [isBlankedByError(facts.watched), 10, 'script-errors', 'a script error leaves the page blank'],
      [isCovered(facts.watched), 30, 'menus', 'something covers the page and can’t be closed'],
      [isMainActionDead(facts.watched), 50, 'main-action', 'the main button can’t be used'],
      [isFormDead(facts.watched), 60, 'form-entry', 'a form can’t be sent'],
      [isUnseen(facts.watched), 70, 'late-content', 'some content never appears'],
      [isNavigationMissing(facts), 70, 'menus', 'phones don’t show the navigation'],
      [typeof blocked === 'number' && blocked >= 8000, 60, 'main-thread', 'scripts block the page for 8 seconds or more'],
    )
  }
  limits.push(...viewLimits(null, facts), ...viewsOf(facts).views.flatMap((view) => viewLimits(view.name, view)))
  const reached = limits.filter(([isLimited, , check]) => isLimited && !doubted.has(check)).sort(([, a], [, b]) => b - a)
  const lowest = reached.at(-1)
  return {
    limit: lowest === undefined ? null : { score: lowest[1], reason: lowest[3] },
    // The lowest limit of a check comes last, and wins.
    caps: Object.fromEntries(reached.map(([, score, check]) => [check, score])),
  }
}
