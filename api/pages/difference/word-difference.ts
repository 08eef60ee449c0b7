import { diffWordsWithSpace } from 'diff'

export type Part = { kind: 'same' | 'removed' | 'added'; text: string }

/**
 * Texts that differ in more words and spaces than this are shown as removed and added as a whole: finding the smallest difference of two long,
 * unlike texts takes seconds, and nobody can read it.
 */
const maxChanges = 200
/** Longer unchanged passages are shortened to this many characters before and after a change. */
const context = 120

export function wordDifference(before: string, after: string): Part[] {
  const found = diffWordsWithSpace(before, after, { maxEditLength: maxChanges })
  const parts: Part[] =
    found === undefined
      ? [removed(before), added(after)]
      : found.map(({ value, ...is }) => ({ kind: is.added ? 'added' : is.removed ? 'removed' : 'same', text: value }))
  const joined = joinChanges(parts)
  return joined.map((part, index) => (part.kind === 'same' ? shortened(part.text, index > 0, index < joined.length - 1) : part))
}

const removed = (text: string): Part => ({ kind: 'removed', text })
const added = (text: string): Part => ({ kind: 'added', text })

/** Changes with only spaces and punctuation between them are one change: "old words" became "new words", not each word by itself. */
function joinChanges(parts: Part[]): Part[] {
  const joined: Part[] = []
  let change = { removed: '', added: '' }
  const end = () => {
    if (change.removed !== '') joined.push(removed(change.removed))
    if (change.added !== '') joined.push(added(change.added))
    change = { removed: '', added: '' }
  }
  for (const [index, { kind, text }] of parts.entries()) {
    const isBetween = index > 0 && index < parts.length - 1 && !/[\p{L}\p{N}]/u.test(text)
    if (kind !== 'added' && (kind === 'removed' || isBetween)) change.removed += text
    if (kind !== 'removed' && (kind === 'added' || isBetween)) change.added += text
    if (kind !== 'same' || isBetween) continue
    end()
    joined.push({ kind, text })
  }
  end()
  return joined
}

function shortened(text: string, hasBefore: boolean, hasAfter: boolean): Part {
  const characters = Array.from(text)
  const kept = (hasBefore ? context : 0) + (hasAfter ? context : 0)
  if (characters.length <= kept + 40) return { kind: 'same', text }
  // Words aren’t cut: the part of one at the edge is left out.
  const start = hasBefore ? characters.slice(0, context).join('').replace(/\S*$/, '') : ''
  const end = hasAfter ? characters.slice(-context).join('').replace(/^\S*/, '') : ''
  return { kind: 'same', text: `${start}…${end}` }
}
