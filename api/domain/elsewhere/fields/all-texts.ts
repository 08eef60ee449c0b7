import { fieldNames, fieldOf, isFieldName } from '../../../../shared/fill/fields.ts'
import type { PreparedText } from '../../../../shared/schemas/elsewhere.ts'
import type { KnownProduct } from './field-values.ts'
import { pictureUrls } from './pictures.ts'
import { textsFor, type Preparing } from './prepare-texts.ts'

/** All texts for any form, in the usual lengths, and picture URLs, resolved against `siteUrl`. */
export function prepareAllTexts(known: KnownProduct, siteUrl: string): PreparedText[] {
  const { logo, screenshot } = pictureUrls(known.launch, siteUrl)
  const pictures = { logo: logo.join('\n'), screenshots: screenshot.join('\n') }
  const texts = fieldNames.flatMap((field): PreparedText[] =>
    field === 'logo' || field === 'screenshots'
      ? [{ field, label: fieldOf(field).label, value: pictures[field], limit: null, isCut: false }]
      : textsFor(field, { ...known, directory: { id: '', facts: {} } }),
  )
  return toPrepared(texts)
}

export function prepareOwnTexts(preparing: Preparing): PreparedText[] {
  const fields = new Set(['name', ...Object.keys(preparing.directory.facts.limits?.value ?? {})].filter(isFieldName))
  const texts = [...fields].flatMap((field) => textsFor(field, preparing))
  return toPrepared(texts.filter(({ limit, source }) => limit !== null || source === 'rule'))
}

/** The texts as clients receive them. */
export const toPrepared = (texts: readonly PreparedText[]): PreparedText[] =>
  texts.flatMap(({ field, label, value, limit, isCut }) => (value === '' ? [] : [{ field, label, value, limit, isCut }]))
