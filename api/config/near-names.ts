/** Settings of other programs that differ from one of ours by a single letter or an underscore. */
const othersNames = new Set(['CONTRACT', 'OAUTH_SECRET', 'datadir', 'loglevel', 'LOGLEVEL'])

/** cron’s name for the sender of its own emails, so it’s only taken for ours if the service sends emails and has no sender. */
const isCronsSender = (name: string, given: readonly string[]): boolean =>
  name === 'MAILFROM' && (!given.includes('SMTP_URL') || given.includes('MAIL_FROM'))

/** Below this length, one letter more or less is often another word: `PORT` and `PORTS`, `HOST` and `HOSTS`. */
const shortName = 5
/** From this length on, a name in another number with one more slip is still nobody else’s. */
const longName = 8

/**
 * Variables that are set, aren't settings, and are probably meant to be one: the same letters in another case or with other underscores, or
 * one letter missing, added, changed or swapped with its neighbor, also if a long name is singular for plural or the reverse. The environment is full of other programs' variables, so two differences
 * are another name.
 */
export function misspelledNames(given: readonly string[], settings: readonly string[]): { name: string; meant: string }[] {
  const known = new Set(settings)
  const byLetters = settings.flatMap((setting) => formsOf(lettersOf(setting)).map((letters) => ({ setting, letters })))
  return given.flatMap((name) => {
    if (known.has(name) || othersNames.has(name) || isCronsSender(name, given)) return []
    const letters = lettersOf(name)
    const near = byLetters.find((other) => other.letters === letters && other.letters.length > shortName)
    const meant = near ?? byLetters.find((other) => isOneSlipAway(other.letters, letters))
    return meant === undefined ? [] : [{ name, meant: meant.setting }]
  })
}

const lettersOf = (name: string) => name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** A long name as it is, and in the other number: MODERATORS and MODERATOR, TRUSTPROXY and TRUSTPROXIES. */
const formsOf = (letters: string): string[] =>
  letters.length < longName ? [letters] : [...new Set([letters, letters.replace(/S$/, ''), letters.replace(/Y$/, 'IES')])]

/** Whether one text becomes the other by adding, leaving out, changing or swapping one letter. */
function isOneSlipAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const [a, b] = [short.slice(start), long.slice(start)]
  const isSwapped = a.length === b.length && a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  if (isSwapped) return true
  if (one.length < shortName) return false
  return a.length === b.length ? a !== '' && a.slice(1) === b.slice(1) : b.slice(1) === a
}
