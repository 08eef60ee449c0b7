import { locale } from '../locale.ts'
import { defineField } from './field.ts'

const codes =
  'ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv th tr uk ur vi zh'.split(' ')
const names = new Intl.DisplayNames(locale, { type: 'language' })

/** The languages that people can choose for what they write, sorted by name. */
export const languages: Readonly<Record<string, string>> = Object.fromEntries(
  codes.map((code) => [code, names.of(code) ?? code] as const).toSorted(([, a], [, b]) => (a < b ? -1 : 1)),
)

export const language = defineField({
  kind: 'choice',
  label: 'Language',
  empty: null,
  options: languages,
  unknown: 'Detect automatically',
  form: { part: 'details', isRare: true, hint: 'The language of your name, tagline and description, for browsers and screen readers.' },
  onceLive: 'free',
  submission: null,
  product: null,
  launchPage: { as: 'nothing', because: 'it is the `lang` of the texts' },
  directories: [],
  isInPopup: false,
  example: 'en',
})
