import { expect, it } from 'vitest'
import { fillFrom } from '../../../../shared/fill/found-field.ts'
import { recognizeTexts } from '../../../../shared/fill/recognition/read-control.ts'
import rows from './recognize-texts.json' with { type: 'json' }
import { splitLabel, type ControlTexts } from '../../../../shared/fill/texts/control-texts.ts'

/** What a control is filled with by its label and help. */
function fieldFor(text: string, type: string, part: Partial<ControlTexts>): string | null {
  const { label, hint } = splitLabel(text)
  const none = { autocomplete: '', aria: '', names: [], placeholder: '', nearby: '', section: '', heading: '' }
  const texts = { ...none, label, labelHint: hint, ...part, hint: `${hint} ${part.hint ?? ''}`.trim() }
  const { recognized, protection } = recognizeTexts(texts, type, [])
  return protection === null && recognized.confidence >= fillFrom ? recognized.field : null
}

it.each(rows as [string, string, Partial<ControlTexts>, string | null][])('“%s”, a %s with %j, takes %s', (label, type, part, field) => {
  expect(fieldFor(label, type, part)).toBe(field)
})

it.each<[label: string, names: string[], placeholder: string, part: string | undefined]>([
  ['Автор стартапу', ['firstName'], '', undefined],
  ['Personne à contacter', ['contact_prenom'], 'Prénom', 'first'],
  ['', ['first_name'], '', 'first'],
  ['First name', ['name'], '', 'first'],
])('“%s”, called %j with the example “%s”, takes this part of a name: %s', (label, names, placeholder, part) => {
  const texts = { autocomplete: '', aria: '', nearby: '', section: '', heading: '', labelHint: '', hint: '', label, names, placeholder }
  expect(recognizeTexts(texts, 'text', []).recognized.part).toBe(part)
})
