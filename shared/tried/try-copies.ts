import type { Hold } from './hold.ts'
import { isSeen, namesOf, textOn, wait } from './named.ts'
import { press } from './press.ts'

/** The effect of a copy; the text follows. */
export const copyEffect = 'copies '

const maxCopies = 3
const copyWords = /cop(?:y|ied)|kopier|copi(?:er|a|ar)\b|kopi[eë]r|копир|コピー|复制|複製|복사/i
const shownIn = 'code, kbd, samp, pre, input[readonly], textarea[readonly], [class*="command"], [class*="snippet"], [class*="coupon"]'

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

const findCopyButtons = (): Element[] =>
  [...document.querySelectorAll('button, [role="button"]')].filter(
    (one) => isSeen(one) && copyWords.test(`${textOn(one)} ${namesOf(one)} ${one.getAttribute('aria-label') ?? ''}`),
  )

function shownBeside(button: Element): string | null {
  for (let at = button.parentElement, up = 0; at !== null && at !== document.body && up < 4; at = at.parentElement, up += 1) {
    const found = [...at.querySelectorAll<HTMLElement>(shownIn)].filter((one) => !one.contains(button) && !button.contains(one))
    const [only, ...others] = found.filter((one) => !found.some((other) => other !== one && other.contains(one)))
    if (only !== undefined) return others.length > 0 ? null : 'value' in only ? String(only.value) : only.innerText
  }
  return null
}

function isOther(copied: string, shown: string): boolean {
  const [one, other] = [bare(copied), bare(shown)]
  const isLink = /^https?:/.test(one) && !/^https?:/.test(other)
  return other.length >= 4 && !one.includes(other) && !other.includes(one) && !isLink
}

/** Without prompts, line breaks and spaces. */
const bare = (text: string): string => text.replaceAll(/^\s*[$>%#❯][ \t]+/gm, '').replaceAll(/\s+/g, '')
