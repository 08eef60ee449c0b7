import type { DirectoryFacts } from '../../../../shared/schemas/directory-facts.ts'

const rule = /\b(?:title|name)s?\b[^.]{0,80}?\b(?:begins?|starts?) with ["“]([^"”]{1,30})["”]/iu

/** What titles have to begin with at a directory, if its facts say so: a title that “begins with “Show HN:””. */
export function prefixOfName({ note, eligibility }: Pick<DirectoryFacts, 'note' | 'eligibility'>): string {
  const [, prefix] = rule.exec(eligibility?.value ?? '') ?? rule.exec(note?.value ?? '') ?? []
  return prefix === undefined ? '' : `${prefix.trim()} `
}
