/** Below this length, one letter more or less is often another word: `PORT` and `PORTS`, `HOST` and `HOSTS`. */
const shortName = 5
/** From this length on, a singular or plural with one more typo still can’t be mistaken for another program’s name. */
const longName = 8

/**
 * The known name that `name` is probably meant to be: the same letters in another case or with other separators, the singular for the plural or
 * the reverse, or one letter missing, added, changed or swapped with its neighbor. Two differences are another name. Short names have to be
 * exact where names of others are `around`, as in the environment.
 */
export function nearName(name: string, known: readonly string[], { around = false } = {}): string | null {
  const letters = lettersOf(name)
  const byLetters = known.flatMap((other) => {
    const own = lettersOf(other)
    return formsOf(own, around).map((form) => ({ name: other, letters: form, isShort: own.length < shortName }))
  })
  const same = byLetters.find((other) => other.letters === letters && (!around || letters.length > shortName))
  const meant = same ?? byLetters.find((other) => isOneSlipAway(other.letters, letters, other.isShort))
  return meant?.name ?? null
}

/** A name without case and separators. Empty for a name in another script. */
const lettersOf = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** A name and its singular or plural: MODERATORS and MODERATOR, TRUSTPROXY and TRUSTPROXIES, CATEGORIES and CATEGORY. */
function formsOf(letters: string, around: boolean): string[] {
  if (around && letters.length < longName) return [letters]
  const others = [letters.replace(/S$/, ''), letters.replace(/Y$/, 'IES'), letters.replace(/IES$/, 'Y')]
  return [...new Set([letters, ...others, ...(around || letters.endsWith('S') ? [] : [`${letters}S`])])]
}

/** Whether one text becomes the other by adding, leaving out, changing or swapping one letter; a short one only by swapping. */
function isOneSlipAway(one: string, other: string, isShort: boolean): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const [a, b] = [short.slice(start), long.slice(start)]
  const isSwapped = a.length === b.length && a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  if (isSwapped) return true
  if (isShort) return false
  return a.length === b.length ? a !== '' && a.slice(1) === b.slice(1) : b.slice(1) === a
}
