import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { splitLabel } from '../../../shared/fill/texts/control-texts.ts'
import { fillFrom } from '../../../shared/fill/found-field.ts'
import { recognizeTexts } from '../../../shared/fill/recognition/read-control.ts'
import { recognizeField } from '../../../shared/fill/recognition/recognize-field.ts'
import { readEvidence, readProtection } from '../../../shared/fill/recognition/read-evidence.ts'
import { afterPrefix, prefixShown } from '../../../shared/fill/texts/read-prefix.ts'
import { isUnrelatedForm } from '../../../shared/fill/words/unrelated-forms.ts'
import { foldWords } from '../../../shared/fill/texts/fold-words.ts'
import byLanguage from './labels-by-language.json' with { type: 'json' }

/** Labels as forms write them, as nouns, questions and requests, by the field that they are filled with; `nothing` at the end. */
const labels = readFileSync(new URL('labels.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => ({ field: line.slice(0, line.indexOf(': ')), all: line.slice(line.indexOf(': ') + 2).split(' | ') }))
const leftAlone = labels.pop()?.all ?? []

const none = { autocomplete: '', aria: '', names: [], placeholder: '', nearby: '', hint: '', labelHint: '', section: '', heading: '' }

/** What a control with nothing but this label, or this `autocomplete`, is filled with. */
function fieldFor(text: string, type = 'text', autocomplete = ''): string | null {
  const { label, hint } = splitLabel(text)
  const texts = { ...none, autocomplete, label, labelHint: hint, hint }
  const evidence = readEvidence(texts)
  const { field, confidence } = recognizeField(evidence, type)
  return readProtection(texts, evidence) === null && confidence >= fillFrom ? field : null
}

const typeFor = (field: string) => (field === 'description' ? 'textarea' : field === 'openSource' ? 'select' : 'text')

describe('a label alone', () => {
  it.each(labels)('is enough to fill $field', ({ field, all }) => {
    const type = typeFor(field)
    expect(all.filter((label) => fieldFor(label, type) !== field).map((label) => `${label}: ${fieldFor(label, type)}`)).toEqual([])
  })

  it('that says anything else, or is meant for machines, leaves its control alone', () => {
    expect(leftAlone.length).toBeGreaterThan(150)
    expect(leftAlone.filter((label) => fieldFor(label) !== null).map((label) => `${label}: ${fieldFor(label)}`)).toEqual([])
  })

  it.each(Object.entries(byLanguage))('says what it asks for in %s', (_language, fields) => {
    const asked = Object.entries(fields).flatMap(([field, all]) => all.map((label) => [field, label] as const))
    const got = asked.map(([field, label]) => [fieldFor(label, typeFor(field)) ?? 'nothing', label])
    expect(got.filter(([field], at) => field !== asked[at]?.[0])).toEqual([])
  })

  it.each(['billing name', 'section-b billing organization', 'shipping country', 'cc-name'])(
    'is left alone beside autocomplete “%s”',
    (tokens) => {
      expect(fieldFor('', 'text', tokens)).toBeNull()
    },
  )
})

it.each([
  ['Worum geht es? (ein Satz)', 'tagline'],
  ['Description (one sentence)', 'tagline'],
  ['Vad gör det? (en mening)', 'tagline'],
  ['Description (at least 100 characters)', 'description'],
  ['Beschreibung (mindestens drei Sätze)', 'description'],
])('what is asked for in brackets decides how long a description is: %s', (text, field) => {
  const { label, hint } = splitLabel(text)
  expect(recognizeTexts({ ...none, label, labelHint: hint, hint }, 'textarea', []).recognized.field).toBe(field)
})

it.each([
  ['e.g. $9 per user / month', '', 'price'],
  ['z. B. ab 9 € pro Monat', '', 'price'],
  ['$1,200', '', 'price'],
  ['Free, Freemium, $10…', '', 'pricing'],
  ['Freemium, $10', '', 'pricing'],
  ['$10 or free', '', 'pricing'],
  ['$9–$29', '', 'pricing'],
  ['', 'A listing costs $29 a month', 'pricing'],
  ['A listing with us costs $29', '', 'pricing'],
])('“Pricing” asks for an amount only where its example is one alone: “%s” “%s”', (placeholder, hint, field) => {
  expect(recognizeTexts({ ...none, label: 'Pricing', placeholder, hint }, 'text', []).recognized.field).toBe(field)
})

describe('what a box shows before it', () => {
  it.each([
    ['https://tidewell.example/', 'https://', 'tidewell.example/'],
    ['https://www.tidewell.example/', 'https://www.', 'tidewell.example/'],
    ['@tidewell', '@', 'tidewell'],
    ['@tidewell', 'x.com/', 'tidewell'],
    ['https://x.com/tidewell', 'twitter.com/@', 'tidewell'],
    ['https://github.com/tidewell/tidewell', 'github.com/', 'tidewell/tidewell'],
    ['https://gitlab.com/tidewell', 'github.com/', null],
    ['http://tidewell.example/', 'https://', null],
  ])('is left off %s: %s', (value, prefix, rest) => {
    expect(afterPrefix(value, prefix)).toBe(rest)
  })
})

describe('what a box leaves off', () => {
  it.each([
    ['github', 'GitHub repository owner/repo', 'github.com/'],
    ['github', 'Repository (if open source) e.g. stripe/stripe-node', 'github.com/'],
    ['github', 'Repository Format: `owner/repository`', 'github.com/'],
    ['github', 'Repository https://github.com/owner/repo', ''],
    ['github', 'Website/Repository', ''],
    ['github', 'Repository (GitHub/GitLab)', ''],
    ['twitter', 'X handle, without the @', '@'],
    ['twitter', 'X handle @you', ''],
    ['url', 'owner/repo', ''],
  ] as const)('of %s is said by “%s”: “%s”', (field, texts, prefix) => {
    expect(prefixShown(field, texts)).toBe(prefix)
  })
})

describe('a heading', () => {
  it.each([
    'Post a job listing',
    'Submit an event',
    'Write a review',
    'Report this tool',
    'Suggest an edit',
    'Claim this listing',
    'Edit your profile',
    'Become an affiliate',
    'Signaler un problème',
    'Enviar un evento',
  ])('tells that a form isn’t for a product: %s', (heading) => {
    expect(isUnrelatedForm(foldWords(heading))).toBe(true)
  })
  it.each([
    'Submit your AI tool',
    'Post your job board',
    'Add a review site',
    'Suggest a course platform',
    'Add a new app',
    'Tell us about your startup',
  ])('tells that it may be: %s', (heading) => {
    expect(isUnrelatedForm(foldWords(heading))).toBe(false)
  })
})
