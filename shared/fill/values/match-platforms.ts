import { foldWords } from '../texts/fold-words.ts'
import platforms from '../words/options/platform-words.json' with { type: 'json' }
import words from '../words/options/values.json' with { type: 'json' }

/** What forms call a platform, folded: the listing’s own name first. Longer names go before shorter ones that they contain. */
const platformWords: Record<string, string> = platforms

/** Names for whatever is among these. */
const platformKinds = words.platformKinds.map(({ called, platforms }) => [new RegExp(called, 'u'), platforms] as const)

/** Words that stand beside a platform and add nothing. */
const besidePlatforms = new RegExp(words.besidePlatforms, 'gu')

const patterns = Object.entries(platformWords).map(
  ([platform, words]) => [platform, new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'gu')] as const,
)

/** The platforms that a text names. Null if it says anything else, or nothing. */
export function platformsIn(text: string): Set<string> | null {
  let rest = apart(foldWords(text))
  const named = new Set<string>()
  for (const [platform, pattern] of patterns) {
    const without = rest.replace(pattern, ' ')
    if (without !== rest) named.add(platform)
    rest = without
  }
  return named.size > 0 && rest.replace(besidePlatforms, ' ').trim() === '' ? named : null
}

/** “Webブラウザ” is two words. */
const apart = (folded: string): string =>
  folded.replace(
    /(?<=[a-z\d])(?=[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}])|(?<=[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\p{sc=Hang}])(?=[a-z\d])/gu,
    ' ',
  )

/** Whether an option is a platform, or a kind of them. */
export const isPlatform = (option: string): boolean =>
  platformsIn(option) !== null || platformKinds.some(([pattern]) => pattern.test(foldWords(option)))

/** The options that name nothing but platforms of the listing: “iPhone & iPad” for iOS, and “Mobile” for iOS or Android. */
export function matchPlatforms(listed: readonly string[], options: readonly string[]): string[] {
  const own = new Set(listed.flatMap((platform) => [...(platformsIn(platform) ?? [])]))
  const names = new Set(listed.map(foldWords))
  return options.filter((option) => {
    const folded = foldWords(option)
    const [, kind] = platformKinds.find(([pattern]) => pattern.test(folded)) ?? []
    if (kind !== undefined) return kind.some((platform) => own.has(platform))
    const named = platformsIn(option)
    return names.has(folded) || (named !== null && [...named].every((platform) => own.has(platform)))
  })
}

/** The one option that names all platforms of the listing and no other. Null if there’s none. */
export function matchAllPlatforms(listed: readonly string[], options: readonly string[]): string | null {
  const own = new Set(listed.flatMap((platform) => [...(platformsIn(platform) ?? [platform])]))
  const fitting = matchPlatforms(listed, options).filter((option) => own.size === (platformsIn(option)?.size ?? 1))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}
