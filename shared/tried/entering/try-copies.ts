import type { Hold } from '../held/hold.ts'
import { isSeen, namesOf, textOn, wait } from '../named.ts'
import { press } from '../pressing/press.ts'

/** The effect of a copy; the text follows. */
export const copyEffect = 'copies '

const maxCopies = 3
const copyWords = /cop(?:y|ied)|kopier|copi(?:er|a|ar)\b|kopi[eë]r|копир|コピー|复制|複製|복사/i
/** What is copied then isn’t the code. */
const elsewhere = /page|prompt|link|url|markdown|seite|lien|enlace/i
const shownIn = 'code, kbd, samp, pre, input[readonly], textarea[readonly], [class*="command"], [class*="snippet"], [class*="coupon"]'

/** Whether a sentence goes on after it. */
const isNamedInText = (one: Element) => /\p{L}/u.test(one.nextSibling?.nodeValue ?? '')

/** Presses the copy buttons. Returns those that copy anything other than the only code beside them, with what they copy. */
export async function tryCopies(take: Hold['take']): Promise<{ button: Element; text: string }[]> {
  const found: { button: Element; text: string }[] = []
  for (const button of findCopyButtons().slice(0, maxCopies)) {
    const shown = shownBeside(button)
    if (shown === null || /…|\.\.\.|[•*]{3}/.test(shown)) continue
    take()
    press(button)
    await wait(60)
    const copied = take().effects.find((effect) => effect.startsWith(copyEffect))
    const text = copied?.slice(copyEffect.length).trim() ?? ''
    if (text !== '' && isOther(text, shown)) found.push({ button, text: `${text.slice(0, 80)}” instead of “${shown.trim().slice(0, 80)}` })
  }
  return found
}

const wordsOf = (button: Element) => `${textOn(button)} ${namesOf(button)} ${button.getAttribute('aria-label') ?? ''}`

const findCopyButtons = (): Element[] =>
  [...document.querySelectorAll('button, [role="button"]')].filter(
    (one) => isSeen(one) && copyWords.test(wordsOf(one)) && !elsewhere.test(wordsOf(one)),
  )

function shownBeside(button: Element): string | null {
  for (let at = button.parentElement, up = 0; at !== null && at !== document.body && up < 4; at = at.parentElement, up += 1) {
    const found = [...at.querySelectorAll<HTMLElement>(shownIn)].filter(
      (one) => !one.contains(button) && !button.contains(one) && !isNamedInText(one),
    )
    const [only, ...others] = found.filter((one) => !found.some((other) => other !== one && other.contains(one)))
    if (only !== undefined) return others.length > 0 ? null : 'value' in only ? String(only.value) : only.innerText
  }
  return null
}

/** Line by line: code is shown with numbers and output, and copied without. */
function isOther(copied: string, shown: string): boolean {
  const [one, other] = [linesOf(copied), linesOf(shown)]
  const [whole, beside] = [one.join(''), other.join('')]
  const isLink = /^https?:/.test(whole) && !/^https?:/.test(beside)
  const isShared = one.some((line) => beside.includes(line)) || other.some((line) => whole.includes(line))
  return beside.length >= 4 && !isShared && !isLink
}

const linesOf = (text: string): string[] => text.split('\n').map(bare).filter(Boolean)

/** Without prompts, line breaks and spaces. */
const bare = (text: string): string => text.replaceAll(/^\s*[$>%#❯][ \t]+/gm, '').replaceAll(/\s+/g, '')
