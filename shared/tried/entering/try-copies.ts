import type { Hold } from '../held/hold.ts'
import { isSeen, namesOf, textOn, wait } from '../named.ts'
import { press } from '../pressing/press.ts'

/** The effect of a copy; the text follows. */
export const copyEffect = 'copies '

const maxCopies = 3
const copyWords = /cop(?:y|ied)|kopier|copi(?:er|a|ar)\b|kopi[eë]r|копир|コピー|复制|複製|복사/i
/** What is copied then isn’t the code. */
const elsewhere =
  /page|prompt|link|url|markdown|seite|lien|enlace|\brgb|\bhex|\bhsl|bibtex|json|csv|html|koordinat|coordin|address|adress|e-?mail/i
const shownIn = 'code, kbd, samp, pre, input[readonly], textarea[readonly], [class*="command"], [class*="snippet"], [class*="coupon"]'

/** Whether a sentence goes on after it. */
const isNamedInText = (one: Element) => /\p{L}/u.test(one.nextSibling?.nodeValue ?? '')

/** Presses the copy buttons, also once another tab of the code beside them is open. Returns those that copy anything other than the only code or value beside them, with what they copy. */
export async function tryCopies(take: Hold['take']): Promise<{ button: Element; text: string }[]> {
  const found: { button: Element; text: string }[] = []
  for (const button of findCopyButtons().slice(0, maxCopies)) {
    const wrong = (await judgeCopy(button, take)) ?? (await judgeOtherTab(button, take)) ?? (await judgeValue(button, take))
    if (wrong !== null) found.push({ button, text: wrong })
  }
  return found
}

/** What it copies “instead of” what is shown; null if that’s the same, or can’t be known. */
async function judgeCopy(button: Element, take: Hold['take']): Promise<string | null> {
  const shown = shownBeside(button)
  if (shown === null || /…|\.\.\.|[•*]{3}/.test(shown)) return null
  const text = await copiedBy(button, take)
  return text !== '' && isOther(text, shown) ? `${text.slice(0, 80)}” instead of “${shown.trim().slice(0, 80)}` : null
}

async function copiedBy(button: Element, take: Hold['take']): Promise<string> {
  take()
  press(button)
  await wait(60)
  const copied = take().effects.find((effect) => effect.startsWith(copyEffect))
  return copied?.slice(copyEffect.length).trim() ?? ''
}

/** The same for a number or code that is text like any other, if the button copies it with a slip, or what another one like it copies from the row beside itself. */
async function judgeValue(button: Element, take: Hold['take']): Promise<string | null> {
  const others = findCopyButtons().filter((one) => one !== button)
  const rowOf = (one: Element) =>
    ancestorsOf(one).findLast((row) => findCopyButtons().every((other) => other === one || !row.contains(other)))
  const row = rowOf(button)
  const said = row === undefined ? '' : compact(row.textContent ?? '')
  const text = row === undefined || said === '' ? '' : await copiedBy(button, take)
  const copied = compact(text)
  if (copied.length < 5 || row === undefined || said.includes(copied)) return null
  const values = [...row.querySelectorAll('*')].filter((one) => one.childElementCount === 0 && !button.contains(one)).map(textOn)
  const near = values.find((value) => isSlip(compact(value), copied))
  if (near !== undefined) return `${text.slice(0, 80)}” instead of “${near}`
  const isAlike = (one: Element | undefined) => one?.localName === row.localName && one.className === row.className
  const owner = others.find((one) => isAlike(rowOf(one)) && compact(rowOf(one)?.textContent ?? '').includes(copied))
  const [own] = values.filter((value) => shapeOf(value) === shapeOf(text))
  return own !== undefined && owner !== undefined && compact(await copiedBy(owner, take)) === copied
    ? `${text.slice(0, 80)}” instead of “${own}`
    : null
}

const compact = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
/** Digits and letters, of whatever number: “5432-1098” and “123 000 45” are alike. */
const shapeOf = (text: string) =>
  text
    .trim()
    .replaceAll(/\d+/g, '0')
    .replaceAll(/\p{L}+/gu, 'a')
    .replaceAll(/[\s.·/-]+/g, '')
    .replaceAll(/0+/g, '0')
/** Whether a number or code has one or two other digits or letters than it should. */
const isSlip = (one: string, other: string) =>
  one.length === other.length && one.length >= 6 && /\d{3}/.test(one) && one.split('').filter((sign, at) => sign !== other[at]).length <= 2

const unchosen = '[role="tab"][aria-selected="false"], button[aria-pressed="false"], [role="radio"][aria-checked="false"]'
const chosen = '[role="tab"][aria-selected="true"], button[aria-pressed="true"], [role="radio"][aria-checked="true"]'

/** The same with the other tabs that stand around the button and its code, if they show other code, or a copy button of their own. */
async function judgeOtherTab(button: Element, take: Hold['take']): Promise<string | null> {
  const shown = shownBeside(button)
  const part = ancestorsOf(button).find((one) => one.querySelector(unchosen) !== null && one.querySelector(chosen) !== null)
  const own = part?.querySelector(chosen)
  const others = [...(part?.querySelectorAll(unchosen) ?? [])].filter((one) => isSeen(one) && one.parentElement === own?.parentElement)
  if (shown === null || !own) return null
  let wrong: string | null = null
  for (const other of others.slice(0, maxCopies)) {
    const seen = findCopyButtons()
    press(other)
    await wait(150)
    // Otherwise it’s a switch of its own.
    const isInstead = own.isConnected && !own.matches(chosen)
    const [next, ...more] = isSeen(button) ? [button] : findCopyButtons().filter((one) => !seen.includes(one) && part?.contains(one))
    const isChanged = isInstead && next && more.length === 0 && (shownBeside(next) ?? shown) !== shown
    wrong ??= isChanged ? await judgeCopy(next, take) : null
    press(isInstead ? own : other)
    await wait(150)
    if (!isInstead || wrong !== null) break
  }
  return wrong
}

const wordsOf = (button: Element) => `${textOn(button)} ${namesOf(button)} ${button.getAttribute('aria-label') ?? ''}`

const findCopyButtons = (): Element[] =>
  [...document.querySelectorAll('button, [role="button"]')].filter(
    (one) => isSeen(one) && copyWords.test(wordsOf(one)) && !elsewhere.test(wordsOf(one)),
  )

/** The elements close around it, the innermost first. */
function ancestorsOf(button: Element): Element[] {
  const around: Element[] = []
  for (let at = button.parentElement; at !== null && at !== document.body && around.length < 4; at = at.parentElement) around.push(at)
  return around
}

function shownBeside(button: Element): string | null {
  for (const part of ancestorsOf(button)) {
    const found = [...part.querySelectorAll<HTMLElement>(shownIn)].filter(
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
  const [called, written] = [whole, beside].map((text) => (/^[+\d() ./-]+$/.test(text) ? text.replaceAll(/\D/g, '').slice(-7) : ''))
  const isOneNumber = called?.length === 7 && called === written
  return beside.length >= 4 && !isShared && !isLink && !isOneNumber
}

const linesOf = (text: string): string[] => text.split('\n').map(bare).filter(Boolean)

/** Without prompts, line breaks and spaces. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/^\s*[$>%#❯][ \t]+/gm, '')
    .replaceAll(/\s+/g, '')
