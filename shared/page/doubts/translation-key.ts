import words from './key-parts.json' with { type: 'json' }

/** Parts of keys of translations, in the languages that programs are written in. */
const parts = new RegExp(`^(?:${Object.values(words).flat().join('|')})\\d*$`, 'i')
const notKey =
  /^www\.|\.(?:com|org|net|io|dev|app|co|ai|eu|de|fr|es|it|pt|nl|be|ch|at|uk|us|br|shop|store|html?|css|[cm]?[jt]sx?|json|md|php|py|rs|go|ya?ml|txt|png|svg|jpe?g|webp|pdf|zip|exe|dmg|xml|conf|env)$/i

/** Whether a text is a key such as `home.hero.title`, `HERO_TITLE` or `nav:cta_label` and nothing else. */
export function isTranslationKey(text: string): boolean {
  if (text.length > 80 || notKey.test(text)) return false
  if (
    !/^(?:[a-z][\w-]*(?:\.|:(?=[a-z])))+\w[\w-]*$/.test(text) &&
    !/^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/.test(text) &&
    !/^[a-z]+(?:_[a-z]+)+$/.test(text)
  )
    return false
  const words = text.split(/[.:_-]|(?<=[a-z])(?=[A-Z])/)
  const known = words.filter((part) => parts.test(part)).length
  // A constant of a program has other words, too.
  if (!/[.:]/.test(text)) return known >= 2 && known * 2 > words.length
  return known >= 2 || (known === 1 && /^[a-z][\w-]*\.[\w-]+\.[\w-]+/.test(text))
}
