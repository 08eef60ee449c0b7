import { leftoverRuleOf } from '../page/doubts/leftover-rules.ts'
import { explainsDummy, isDummy } from '../page/doubts/specimen.ts'
import { isSuspicious } from '../page/doubts/suspicious.ts'
import { isTranslationKey } from '../page/doubts/translation-key.ts'
import { isOutweighed } from './outweighed.ts'
import { placeOf } from './place.ts'
import { listed, type Texts } from './rendered.ts'

/** Text in these is an example, or isn’t meant to be read. */
const unread = 'script, style, noscript, template, textarea, select, option, code, pre, kbd, samp, tt, var, svg, math, [contenteditable]'
const examples = 'code, pre, kbd, samp, tt'
/** What shows a value that isn’t in the text. */
const drawn = 'svg, canvas, img, input, select, number-flow, number-flow-react, slot-number'
const inline = /^(?:a|abbr|b|bdi|bdo|cite|em|font|i|mark|q|s|small|span|strong|sub|sup|u)$/
/** Text that begins with a letter of a script that runs from right to left. */
const fromRight = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u
/** In CSS pixels. */
const readable = 12
/** How many elements to measure; the rest of a longer page is assumed to look the same. */
const maxElements = 5000
/** How many characters around a text belong to it. */
const around = 700
/** More text nodes than a long page has. */
const maxNodes = 40_000

/** `isToCome`: it’s large enough, and fades in once it’s scrolled to. */
type Look = { isRead: boolean; isToCome: boolean; size: number }

/** The page’s visible text: how much of it is small, and passages that may be leftovers. */
export function readTexts(): Texts {
  const looks = new Map<Element, Look>()
  const texts: Texts = {
    characters: 0,
    examples: document.querySelectorAll(examples).length,
    small: 0,
    toCome: 0,
    smallest: [],
    suspects: [],
    icons: readIconNames(),
    isTurned: false,
    firstHeading: null,
  }
  const smallest = new Map<Element, { size: number; text: string }>()
  let turned = 0
  const walker = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT)
  for (let seen = 0; walker.nextNode() !== null && seen < maxNodes; seen += 1) {
    const text = walker.currentNode.nodeValue?.trim() ?? ''
    const parent = walker.currentNode.parentElement
    if (text === '' || parent === null) continue
    if (looks.size >= maxElements && !looks.has(parent) && !isSuspicious(text)) continue
    const look = lookOf(parent, looks)
    if (look.isToCome) texts.toCome += text.length
    if (!look.isRead) continue
    texts.characters += text.length
    if (fromRight.test(text) && getComputedStyle(parent).direction === 'ltr') turned += text.length
    if (look.size < readable) {
      texts.small += text.length
      if (text.length > 3 && !smallest.has(parent)) smallest.set(parent, { size: look.size, text: text.slice(0, 80) })
    }
    if (texts.suspects.length >= 50 || !isSuspicious(text)) continue
    const passage = passageOf(parent, text)
    if (isDummy(passage) && isExplained(parent, passage)) continue
    const group = leftoverRuleOf(passage)?.group
    // A label may well ask for “Your text”.
    if (group === 'placeholder' && !isDummy(passage) && parent.closest('label') !== null) continue
    if (group !== undefined && !texts.suspects.some((other) => other.text === passage))
      texts.suspects.push({ place: placeOf(parent), text: passage })
  }
  texts.isTurned = turned > 200 && turned > texts.characters / 2
  texts.smallest = listSmallest(smallest)
  texts.firstHeading = document.querySelector('h1')?.textContent?.replaceAll(/\s+/g, ' ').trim().slice(0, 200) || null
  return texts
}

/** Elements in which an icon font draws what they name: Material Icons and Material Symbols. */
const iconStyles = ['', '-outlined', '-round', '-rounded', '-sharp']
const drawnByName = ['.material-icons', '.material-symbols'].flatMap((kind) => iconStyles.map((style) => `${kind}${style}`)).join(', ')

/** An icon is about as wide as it’s high; without its font, the letters of its name take more room. */
function readIconNames(): Texts['icons'] {
  const isWord = (icon: Element) => {
    const range = document.createRange()
    range.selectNodeContents(icon)
    return range.getBoundingClientRect().width > sizeOf(icon) * 1.8
  }
  const named = [...document.querySelectorAll(drawnByName)]
    .filter((icon) => /^[a-z][a-z\d_]{4,}$/.test(icon.textContent.trim()) && lookOf(icon, new Map()).isRead && isWord(icon))
    .slice(0, document.readyState === 'complete' && document.fonts.status === 'loaded' ? listed : 0)
    .map((icon) => ({ place: placeOf(icon), text: icon.textContent.trim() }))
  return [...named, ...readLostIcons()].slice(0, listed)
}

/** Icons drawn with private characters, in a font that isn’t there: browsers show an empty box. */
function readLostIcons(): Texts['icons'] {
  if (document.readyState !== 'complete' || document.fonts.status !== 'loaded') return []
  const loaded: string[] = []
  // Firefox doesn’t let extensions iterate over a page’s fonts.
  document.fonts.forEach(({ status, family }) => {
    if (status === 'loaded') loaded.push(family.replaceAll(/["']/g, '').toLowerCase())
  })
  const isPrivate = (text: string) => /[\ue000-\uf8fe]/.test(text)
  return [...document.querySelectorAll('i, span, a, button')].slice(0, 1500).flatMap((one) => {
    const own = one.childElementCount === 0 && isPrivate(one.textContent) ? null : '::before'
    const { content, fontFamily } = getComputedStyle(one, own)
    if (
      (own !== null && !isPrivate(content)) ||
      loaded.some((family) => fontFamily.toLowerCase().includes(family)) ||
      !lookOf(one, new Map()).isRead
    )
      return []
    return /segoe|symbol|nerd|powerline|dings|mono/i.test(fontFamily)
      ? []
      : [{ place: placeOf(one), text: fontFamily.split(',')[0]?.replaceAll(/["']/g, '') ?? '' }]
  })
}

/** Elements that a shorter path matches, and nothing else, are listed once. */
function listSmallest(smallest: ReadonlyMap<Element, { size: number; text: string }>): Texts['smallest'] {
  const list: Texts['smallest'] = []
  const covered = new Set<Element>()
  for (const [element, { size, text }] of smallest) {
    if (list.length >= listed) break
    if (covered.has(element)) continue
    const place = placeOf(element)
    const shared = place.path.replaceAll(/:nth-of-type\(\d+\)/g, '')
    const alike = [...document.querySelectorAll(shared)]
    const path = alike.includes(element) && alike.every((other) => smallest.has(other)) ? shared : place.path
    for (const other of path === shared ? alike : []) covered.add(other)
    list.push({ place: { ...place, path }, size, text, isOutweighed: isOutweighed(element, path, 'font-size') })
  }
  return list
}

/** Scripts split one sentence into several text nodes, so the whole of a short element is read. */
function passageOf(element: Element, text: string): string {
  if (isTranslationKey(text) && standsAlone(element)) return text
  const sentence = sentenceAround(element)
  const whole = sentence.textContent.replaceAll(/\s+/g, ' ').trim()
  // A piece of a longer text isn’t all that it says.
  if (whole.length > 300) return `… ${text.slice(0, 300)}`
  return sentence.querySelector(drawn) === null ? whole : text.slice(0, 300)
}

/** Whether what is around dummy text says that it’s shown on purpose. */
function isExplained(element: Element, passage: string): boolean {
  const names: string[] = []
  let said = ''
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    if (at.textContent.length > passage.length + around) break
    said = at.textContent
    if (at.getAttribute('lang') === 'la') return true
    names.push(at.className, at.id, at.ariaLabel ?? '')
  }
  return explainsDummy(`${said} ${names.join(' ')}`)
}

/** A link in a row of links has no sentence around it. */
const standsAlone = (link: Element): boolean =>
  link.localName === 'a' &&
  link.parentElement !== null &&
  !inline.test(link.parentElement.localName) &&
  [...link.parentElement.childNodes].every((one) =>
    one instanceof Element ? /^(?:a|button|br)$/.test(one.localName) : (one.nodeValue ?? '').trim() === '',
  )

/** A word in italics or a link is read with its sentence. */
function sentenceAround(element: Element): Element {
  let at = element
  while (at.parentElement !== null && inline.test(at.localName)) at = at.parentElement
  return at
}

function lookOf(element: Element, looks: Map<Element, Look>): Look {
  const known = looks.get(element)
  if (known !== undefined) return known
  const isShown = element.closest(unread) === null && element.checkVisibility({ visibilityProperty: true })
  const isRead = isShown && element.checkVisibility({ opacityProperty: true })
  const look = { isRead, isToCome: isShown && !isRead && sizeOf(element) >= readable, size: isRead ? sizeOf(element) : 0 }
  if (isRead && look.size < readable && (look.size < 1 || isForScreenReaders(element))) look.isRead = false
  looks.set(element, look)
  return look
}

const sizeOf = (element: Element): number => Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * 10) / 10

/** Text clipped to a pixel is read aloud, not seen. */
function isForScreenReaders(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width <= 2 || height <= 2
}
