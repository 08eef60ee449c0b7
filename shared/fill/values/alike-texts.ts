import type { FieldName } from '../fields.ts'
import { foldWords } from '../texts/fold-words.ts'

/** Where a form asks for one and the listing has the other. */
const standIns: Partial<Record<FieldName, readonly FieldName[]>> = {
  category: ['categories'],
  categories: ['category'],
  tags: ['categories', 'category'],
  pricing: ['price'],
}

export const choiceFields = (field: FieldName): FieldName[] => [field, ...(standIns[field] ?? [])]

const saysTagline =
  /\b(?:tag ?lines?|slogans?|headlines?|mottos?|strap ?lines?|catch ?phrases?|one liner|claim|accroche|lema|eslogan|haslo|slagord|slagzin)\b|标语|口号|キャッチ|слоган|девиз|슬로건/u

/** The fields whose text a control may take, the best first: taglines and descriptions differ in length only. `label` is what the page calls it. */
export function textFields(field: FieldName, limit: number | null, label: string): FieldName[] {
  if (limit === null) return [field]
  const isDescription = field === 'description' || field === 'shortDescription'
  if (isDescription && limit < 100) return field === 'description' ? ['tagline', 'shortDescription', field] : ['tagline', field]
  if (field === 'description') return limit <= 200 ? ['shortDescription', field] : [field, 'shortDescription']
  return field === 'tagline' && limit >= 130 && !saysTagline.test(foldWords(label)) ? ['shortDescription', field] : [field]
}
