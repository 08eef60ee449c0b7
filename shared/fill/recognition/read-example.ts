import type { Meaning } from '../languages/meaning.ts'
import type { Evidence } from './read-evidence.ts'
import sources from './sources.json' with { type: 'json' }

/** How examples begin: “e.g. Analytics platform” asks for no platform. */
const exampleOf = new RegExp(sources.example, 'iu')

/** “Listing address, e.g. New York, USA” */
export function showsNoAddress(placeholder: string): boolean {
  const [, example = ''] = placeholder.split(exampleLater)
  return (
    example.trim() !== '' &&
    /address|adresse?|direcci[oó]n|endereço|indirizzo|adres|адрес|地址|住所|주소/iu.test(placeholder) &&
    !/[\w-]\.\w{2}|:\/\//.test(example)
  )
}
const exampleLater = new RegExp(sources.example.replace('^\\s*', '\\s+'), 'iu')

/** “official_persona”, “com.example.app” */
const isIdentifier = (placeholder: string): boolean => /^[a-z\d]+(?:-[a-z\d]+)*[_.][-_.a-z\d]+$/.test(placeholder)

/** Examples of several entries: “notes, offline, paper”. */
function isList(placeholder: string): boolean {
  const [first = '', ...others] = placeholder.split(/[,、，]/)
  const isEntry = (text: string) => text.length > 0 && text.length <= 24
  return isEntry(first) && others.length > 1 && others.every((text) => isEntry(text.replace(/^ (?=.)/, '')) && !/[.?!]/.test(text))
}

/** Whether a placeholder is an example, which says nothing of what is asked for. */
export const isExample = (placeholder: string): boolean => exampleOf.test(placeholder) || isList(placeholder) || isIdentifier(placeholder)

/** Examples in a placeholder: an address, an email address, a handle. */
export function readExample(placeholder: string): Evidence | null {
  const evidence = (meaning: Meaning, weight: number): Evidence => ({
    source: 'placeholder',
    meaning,
    isGeneric: true,
    weight,
    words: placeholder,
  })
  if (/github\.com|gitlab\.com/.test(placeholder)) return evidence('github', 0.75)
  if (/youtube\.com|youtu\.be|vimeo\.com|loom\.com/.test(placeholder)) return evidence('video', 0.75)
  const picture = /[\w-]+(?=\.(?:png|jpe?g|svg|webp|gif|ico)\b)/i.exec(placeholder)?.[0]
  if (picture !== undefined) return evidence(/logo|icon|avatar|brand/i.test(picture) ? 'logo' : 'screenshots', 0.75)
  if (/\/status\//.test(placeholder)) return evidence('other', 0.75)
  if (/(?:twitter|\/\/x)\.com/.test(placeholder)) return evidence('twitter', 0.75)
  if (/linkedin|facebook|instagram|apps\.apple|play\.google/.test(placeholder)) return evidence('other', 0.75)
  if (/[^\s@]@[^\s@]+\.[^\s@]/.test(placeholder)) return evidence('email', 0.8)
  return /\bhttps?:\/\/|\bwww\.|^(?:e\.?g\.? ?)?[\w-]+\.(?:com|app|io|dev|co|org|net|ai|example)\/?$/.test(placeholder)
    ? evidence('url', 0.6)
    : null
}
