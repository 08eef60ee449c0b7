import type { DirectoryFacts } from '../../../../shared/schemas/directory-facts.ts'

/** What titles have to begin with at a directory, if its facts say so: `title begins with "Show HN: "`. */
export function prefixOfName({ note, eligibility }: Pick<DirectoryFacts, 'note' | 'eligibility'>): string {
  for (const words of [eligibility?.value, note?.value]) {
    const [, prefix] =
      /\b(?:title|name)s? (?:must |has to |have to )?(?:begins?|starts?) (?:with )?["“]([^"”]{1,30})["”]/iu.exec(words ?? '') ?? []
    if (prefix !== undefined) return `${prefix.trim()} `
  }
  return ''
}
