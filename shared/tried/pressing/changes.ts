import { nothingHappened, type Happened } from '../held/hold.ts'
import { wait } from '../named.ts'

/** How long a page may take to react to a press, in milliseconds. Its own work gets its turn between any two looks. */
const reactionMs = 700
const pollMs = 40
/** For longer than a clock with seconds stands still. */
const quietMs = 1050
const maxElements = 1500

/** What can be seen of an element, apart from its colors. */
const looksOf = (element: Element): string => {
  const { x, y, width, height } = element.getBoundingClientRect()
  const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  return isSeen ? [x, y + scrollY, width, height].map(Math.round).join() : ''
}

/** Choices of which one is on. */
const groupable = '[role="tab"], [aria-pressed], button[class]'

/** What a link to “#” does by itself, and how scripts fail that look for the part which it names. */
const jumping = /^(?:navigation|hashchange|popstate)\b/
const unselected = /'#!?' is not a valid selector|unrecognized expression: #/

/** What is entered and chosen. */
const valuesOf = () =>
  [...document.querySelectorAll('input, textarea, select')]
    .map((one) => `${(one as HTMLInputElement).value} ${(one as HTMLInputElement).checked}`)
    .join('\n')

type Picture = Map<Element, string>
const takePicture = (): Picture =>
  new Map([...document.body.querySelectorAll('*')].slice(0, maxElements).map((element) => [element, looksOf(element)]))

const differ = (before: Picture, after: Picture): Element[] =>
  [...after].filter(([element, looks]) => before.get(element) !== looks).map(([element]) => element)

/** Tells what a press changes from what changes all the time: clocks, slides, and counters of visits. */
export type Changes = {
  /**
   * Returns what happened, once something did or the time is up. `isChanged` holds if anything at all did, `isShown` unless all that did is that the
   * element itself, others in its group, or what is around it got another class or attribute, and nothing else looks different. `hasAsked`
   * holds once something was requested, `isJump` if all that it did is to lead to the top of the page.
   */
  after: (
    element: Element,
    press: () => void,
  ) => Promise<Happened & { isChanged: boolean; isShown: () => boolean; hasAsked: () => boolean; isJump: () => boolean }>
}

/** Watches the page for a while in which nobody does anything but press where nothing is. */
export async function watchChanges(take: () => Happened, pressNothing: () => void): Promise<Changes> {
  const restless = new Set<Node>()
  let records: MutationRecord[] = []
  const observer = new MutationObserver((list) => void records.push(...list))
  const observe = (root: Node) =>
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeOldValue: true, characterData: true })
  observe(document)
  for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) observe(shadowRoot)
  const takeRecords = () => {
    const all = [...records, ...observer.takeRecords()]
    records = []
    return all
  }
  const first = takePicture()
  take()
  pressNothing()
  await wait(quietMs)
  const usual = new Set(take().effects)
  // Scripts also set what is set already.
  const isSame = ({ type, target, attributeName, oldValue }: MutationRecord) =>
    type === 'attributes' && (target as Element).getAttribute(attributeName ?? '') === oldValue
  for (const record of takeRecords()) if (!isSame(record)) restless.add(record.target)
  for (const element of differ(first, takePicture())) restless.add(element)

  const isNews = (records: MutationRecord[]) => records.some(({ target }) => !restless.has(target))
  const moving = (element: Element) =>
    document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return target !== null && !element.contains(target) && !restless.has(target)
    }).length
  const stateOf = () => [location.href, history.length, document.adoptedStyleSheets.length].join()

  const after: Changes['after'] = async (element, press) => {
    const [picture, state, values, active, said] = [takePicture(), stateOf(), valuesOf(), document.activeElement, document.body.innerText]
    const group = element.closest('[role="tablist"]') ?? (element.matches(groupable) ? element.parentElement : null) ?? element
    const isWithin = (node: Node) => node.contains(element) || group.contains(node)
    let [isElsewhere, isNew] = [false, false]
    const animations = moving(element)
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    await wait(30)
    const isFocusMoved = document.activeElement !== element && document.activeElement !== active
    takeRecords()
    take()
    const [focused, scroll] = [document.activeElement, scrollY]
    const all = nothingHappened()
    const hear = () => {
      const { effects, errors, requests, isRefused, leadsTo } = take()
      all.effects.push(...effects.filter((effect) => !usual.has(effect)))
      all.errors.push(...errors)
      all.requests ||= requests
      all.isRefused ||= isRefused
      all.leadsTo ??= leadsTo
    }
    const pressed = observeTimers(press)
    const takeNoted = () => {
      const list = takeRecords()
      isNew ||= isNews(list)
      isElsewhere ||= list.some(({ target, type }) => !restless.has(target) && (type !== 'attributes' || !isWithin(target)))
      return list
    }
    let isChanged = isFocusMoved
    for (let waited = 0; !isChanged && waited < reactionMs + pressed; waited += pollMs) {
      await wait(pollMs)
      hear()
      isChanged =
        all.effects.length > 0 ||
        isNews(takeNoted()) ||
        stateOf() !== state ||
        document.activeElement !== focused ||
        Math.abs(scrollY - scroll) > 1 ||
        moving(element) > animations
    }
    isChanged ||= differ(picture, takePicture()).some((one) => !element.contains(one) && !restless.has(one))
    await wait(40)
    hear()
    const isShown = () => {
      takeNoted()
      const looks = () => differ(picture, takePicture()).some((one) => !isWithin(one) && !restless.has(one))
      const isMore = all.requests || all.leadsTo !== null || all.effects.length + all.errors.length > 0 || stateOf() !== state
      return isMore || isElsewhere || document.body.innerText !== said || looks()
    }
    const hasAsked = () => (hear(), all.requests)
    const isJump = () => {
      hear()
      takeNoted()
      const isOther = all.requests || all.leadsTo !== null || isNew || document.body.innerText !== said || moving(element) > animations
      if (differ(picture, takePicture()).some((one) => !restless.has(one)) || valuesOf() !== values) return false
      return !isOther && all.errors.every((one) => unselected.test(one)) && all.effects.every((one) => jumping.test(one))
    }
    return { ...all, isChanged, isShown, hasAsked, isJump }
  }
  return { after }
}

/** Runs `press` and returns for how long it asked to be called later, in milliseconds. */
function observeTimers(press: () => void): number {
  const original = globalThis.setTimeout
  let longest = 0
  globalThis.setTimeout = new Proxy(original, {
    apply: (target, self, args: unknown[]) => {
      longest = Math.max(longest, Math.min(Number(args[1]) || 0, 1500))
      return Reflect.apply(target, self, args) as unknown
    },
  })
  try {
    press()
  } finally {
    globalThis.setTimeout = original
  }
  return longest
}
