import { foldWords } from '../texts/fold-words.ts'
import { until } from './choose-options.ts'
import { adderOf, removerOf } from './entry-buttons.ts'
import { chosenText, isDrawnList, takesTyping, textAround, typedIn } from './drawn-list.ts'
import { innermost, listOf, moveFocus } from './open-list.ts'
import { press, pressKey } from '../../tried/pressing/press.ts'
import { saysNoChoice } from './is-usable.ts'
import { writeText } from './set-value.ts'
import { whileReacting } from './while-reacting.ts'

/**
 * What to choose in a list: the texts of its options that fit, or the best one. `typed` is what to search for if the list shows only what matches,
 * and what to add if it takes new entries.
 */
export type Wanted = {
  choose: (options: readonly string[], isOne: boolean) => string[]
  typed: readonly string[]
  isMany: boolean
  isNew: boolean
}

/** How long lists take to search, the first time and later if it showed nothing, and to show a choice, in milliseconds. */
const [searches, searchesAgain, shows] = [700, 250, 600]

/** Keys that write something also fire `keypress`, with the character’s code. */
const typeKey = (control: HTMLElement, key: ',' | 'Enter', init: KeyboardEventInit): unknown =>
  pressKey(key, init, control) ||
  control.dispatchEvent(new KeyboardEvent('keypress', { key, keyCode: key === ',' ? 44 : 13, bubbles: true, cancelable: true }))

const timesIn = (text: string, name: string): number => ` ${foldWords(text)} `.split(` ${foldWords(name)} `).length - 1

/** Whether a text in a list is a choice: nothing but options, however many. */
function isMadeOf(text: string, names: readonly string[]): boolean {
  const longest = names.map(foldWords).sort((a, b) => b.length - a.length)
  return text !== '' && longest.reduce((rest, name) => rest.replaceAll(` ${name} `, ' '), ` ${text} `).trim() === ''
}

/** Chooses the wanted options of a list, and closes it. Returns what the page shows as chosen since: nothing if the list didn’t open or nothing fits. */
export async function chooseInList(control: HTMLElement, { choose, typed, isMany, isNew }: Wanted): Promise<string[]> {
  const { open, names, find, read, descend, isWithout, close } = listOf(control)
  const start = textAround(control)
  const isHeld = (name: string) => timesIn(textAround(control), name) > timesIn(start, name)
  const chosen: string[] = []
  const add = async (name: string, says = name) => {
    if (!find(name)) await read(name)
    const option = find(name)
    if (option === undefined) return
    const isBefore = option.ariaSelected === 'true' && timesIn(start, name) > 0
    if (!isBefore) press(innermost(option))
    if (isBefore || (await whileReacting(control, () => isHeld(says), shows))) chosen.push(says)
  }

  const adder = adderOf(control)
  // A box for tags takes what was typed when a comma is pressed or written, Enter is pressed, or the button beside it is.
  const ends = [
    () => typeKey(control, ',', { code: 'Comma', keyCode: 188 }),
    async (text: string) => writeText(control, `${text},`),
    async (text: string) => (await write(text), typeKey(control, 'Enter', {})),
    async (text: string) => {
      await write(text)
      if (adder) press(adder)
    },
  ]
  // Pages that draw a text a moment later take the one before it.
  const write = async (text: string) => (writeText(control, text), until(() => false, 30))
  const enter = async (text: string) => {
    for (; ends.length > 0; ends.shift()) {
      await ends[0]?.(text)
      if (await whileReacting(control, () => isHeld(text) && !typedIn(control).includes(text), shows)) return true
    }
    return false
  }

  const isList = isDrawnList(control)
  const all = isList ? await read() : []
  const shown = saysNoChoice(chosenText(control)) ? '' : foldWords(chosenText(control))
  // Options may say more than what is shown of them.
  const isOwn = (name: string, nth: number) =>
    foldWords(name).startsWith(`${shown} `) ||
    find(name)?.matches('[aria-checked="true"], [data-state="checked"]') === true ||
    // The first one may only be where the keyboard is.
    (nth > 0 && find(name)?.ariaSelected === 'true')
  if (!takesTyping(control) && shown !== '' && (isMadeOf(shown, all) || all.some(isOwn))) {
    await close(null)
    return []
  }
  for (const name of choose(all, !isMany)) {
    await add(name)
    const [first] = chosen
    if (first === undefined || isHeld(first)) continue
    // It takes only one, and dropped the first.
    chosen.length = 0
    for (const best of choose(all, true)) await add(best)
    break
  }
  const inner = chosen.length === 0 && isList ? await descend(all, (names) => choose(names, true)) : undefined
  if (inner !== undefined) await add(inner)
  const missing = typed.filter((text) => !chosen.some((name) => foldWords(name) === foldWords(text)))
  let longest = isList ? searches : 0
  for (const text of takesTyping(control) && (isNew || chosen.length === 0) ? missing : []) {
    // One without options of its own may show some once something is typed.
    if (all.length > 0) await open()
    else moveFocus(control, 'focus')
    writeText(control, text)
    const isSaid = (name: string) => timesIn(name, text) > 0
    const found = () => (isNew ? names().filter(isSaid).slice(0, 1) : choose(names(), true))
    await until(() => found().length > 0, longest)
    if (names().length === 0) longest = Math.min(longest, searchesAgain)
    const { length } = chosen
    for (const name of found()) await add(name, isNew ? text : name)
    if (isNew && chosen.length === length && !isWithout() && (await enter(text))) chosen.push(text)
    if (chosen.length === length) writeText(control, '')
    else if (!isMany) break
  }
  await close(chosen.length > 0 ? chosen : null)
  return chosen
}

/** Takes back what was chosen: by deleting the last entry, with what removes an entry, or by choosing it again. Returns whether none of it is left. */
export async function emptyList(control: HTMLElement, chosen: readonly string[]): Promise<boolean> {
  const { find, read, close } = listOf(control)
  const start = textAround(control)
  const isGone = (name: string) => timesIn(textAround(control), name) < timesIn(start, name)
  const byKey = async (name: string) => {
    if (!takesTyping(control)) return false
    if (typedIn(control) === '') pressKey('Backspace', {}, control)
    // Some boxes make text of their last entry first.
    await until(() => isGone(name) || typedIn(control) !== '', 100)
    if (typedIn(control) !== '') writeText(control, '')
    return until(() => isGone(name), 200)
  }
  const byRemover = async (name: string) => {
    const remover = removerOf(control, name)
    if (remover) press(remover)
    return remover !== undefined && until(() => isGone(name), 200)
  }
  const byOption = async (name: string) => {
    if (!isDrawnList(control)) return false
    await read(name)
    const option = find(name)
    if (option) press(innermost(option))
    return option !== undefined && whileReacting(control, () => isGone(name), shows)
  }
  let ways = [byKey, byRemover, byOption]
  for (const name of chosen.toReversed())
    for (const [nth, way] of ways.entries()) {
      if (!(await way(name))) continue
      ways = ways.slice(nth)
      break
    }
  await close()
  // What a search box showed comes back once it’s left: then choosing it again takes it back.
  for (const name of chosen.filter((one) => !isGone(one))) {
    await byOption(name)
    await close()
  }
  return chosen.every(isGone)
}
