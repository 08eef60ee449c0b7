import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { around, closest, isShown, cleanText, queryAll, readTag } from '../elements.ts'
import type { PageDoubt } from '../page.ts'
import { innerText } from '../read-blocks.ts'
import type { Field } from './field.ts'
import { purposeOf, type FieldPurpose } from './field-purpose.ts'

const caps = { choices: 100 }
/** What two fields of a form may have been confused with. */
const told = new Set<FieldPurpose | null>(['email', 'tel', 'name', 'given-name', 'family-name', 'postal-code', 'url'])

/** Fields whose labels name each other’s purpose. */
export function swappedLabels(fields: readonly Field[], labelled: ReadonlyMap<string, Element>): PageDoubt[] {
  const read = fields.flatMap(({ element, attribs, type, label, lang }) => {
    const own = labelled.get(attribs['id'] ?? '')
    const said = own === undefined ? null : purposeOf('text', '', [cleanText(innerText(own, 60), 60).toLowerCase()], lang)
    const meant = purposeOf(type, (attribs['autocomplete'] ?? '').toLowerCase(), [cleanText(attribs['name'], 60).toLowerCase()], lang)
    return own !== undefined && told.has(said) && told.has(meant) && said !== meant
      ? [{ label, said, meant, own, form: closest(element, 'form') }]
      : []
  })
  return read.flatMap(({ label, said, meant, own, form }): PageDoubt[] =>
    read.some((other) => other.said === meant && other.meant === said && other.form === form)
      ? [{ kind: 'swapped-label', text: label, tag: readTag(own) }]
      : [],
  )
}

type Choice = { element: Element; name: string; value: string; label: string }

function readChoices($: CheerioAPI, labelled: ReadonlyMap<string, Element>): Choice[] {
  return queryAll($, 'input[type="radio" i]', caps.choices).flatMap((element) => {
    const { name = '', value = '', id = '', disabled } = element.attribs
    const own = labelled.get(id) ?? closest(element, 'label')
    if (own === undefined || disabled !== undefined || !isShown(element)) return []
    return [{ element, name, value: value.toLowerCase(), label: cleanText(innerText(own, 80), 80) }]
  })
}

const says = ({ label }: Choice, { value }: Choice) => value.length >= 3 && label.toLowerCase().includes(value)

const advertising =
  /newsletter|marketing|\boffers?\b|promotion|partners?\b|product (?:news|updates)|werbung|angebote|offres|publicit|ofertas|offerte|pubblicit/i

const agreeing =
  /terms|privacy|polic|agb|datenschutz|conditions|confidentialité|t[ée]rmino|privacidad|condi[cç]|termini|voorwaarden|regulamin|villkor|\bmy data\b|meine daten/i

/**
 * Boxes that agree to advertising and are ticked beforehand, or must be ticked to send a form about something else: such a consent doesn’t count (Court of
 * Justice of the EU, C‑673/17, Planet49; GDPR, article 7 (4)).
 */
export const tickedConsents = ($: CheerioAPI, labelled: ReadonlyMap<string, Element>): PageDoubt[] =>
  queryAll($, 'form:has(input[type="email" i]) input[type="checkbox" i]:is([checked], [required])', caps.choices).flatMap(
    (element): PageDoubt[] => {
      const own = labelled.get(element.attribs['id'] ?? '') ?? closest(element, 'label')
      const text = own === undefined ? '' : cleanText(innerText(own, 120), 120)
      const isOfOther = $(element).closest('form').find('input[type="password" i], textarea, [autocomplete^="cc-"]').length > 0
      const kind = element.attribs['checked'] !== undefined ? 'ticked' : isOfOther && !agreeing.test(text) ? 'forced' : undefined
      const tag = readTag(element)
      return kind !== undefined && advertising.test(kind === 'forced' ? text.replace(/partners?\b/gi, '') : text) && isShown(element)
        ? [{ kind, text, tag, better: tag.replace(/\s(?:checked|required)(?:="[^"]*")?/i, '') }]
        : []
    },
  )

/** Radio buttons with each other’s labels, and those of one question that don’t exclude each other. */
export function choiceDoubts($: CheerioAPI, labelled: ReadonlyMap<string, Element>): PageDoubt[] {
  const choices = readChoices($, labelled)
  const swapped = choices.flatMap((choice): PageDoubt[] => {
    const isOther = choices.some(
      (other) =>
        other !== choice &&
        other.name === choice.name &&
        says(choice, other) &&
        says(other, choice) &&
        !says(choice, choice) &&
        !says(other, other),
    )
    return isOther ? [{ kind: 'swapped-label', text: choice.label, tag: readTag(choice.element) }] : []
  })
  const groups = Map.groupBy(choices, ({ element }) =>
    around(element).find(({ name, attribs }) => name === 'fieldset' || attribs['role'] === 'radiogroup'),
  )
  const apart = [...groups].flatMap(([box, those]): PageDoubt[] => {
    const names = new Set(those.map(({ name }) => name))
    const isApart = box !== undefined && those.length > 1 && those.length <= 6 && names.size === those.length && !names.has('')
    const isAlone = those.every(({ name }) => choices.filter((other) => other.name === name).length === 1)
    return isApart && isAlone
      ? [{ kind: 'apart', text: those.map(({ label }) => label).join(', '), tag: those.map(({ element }) => readTag(element)).join('\n') }]
      : []
  })
  return [...swapped, ...apart]
}
