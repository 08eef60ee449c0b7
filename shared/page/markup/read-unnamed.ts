import type { CheerioAPI } from 'cheerio/slim'
import { isTag, type Element } from 'domhandler'
import type { AccessibilityViolation, FaultyElement } from '../../rendered/accessibility.ts'
import { around, cleanText, queryAll, elementsIn, readTag } from '../elements.ts'
import { innerText } from '../read-blocks.ts'
import { isUnseen } from '../visibility.ts'

const listed = 20
const maxElements = 3000

/** Elements without a name or an alternative, by axe-core’s rules (WCAG 2.2, 1.1.1, 2.4.4, 4.1.2), as far as markup alone is certain. */
export function readUnnamed($: CheerioAPI): AccessibilityViolation[] {
  const labelled = new Set(queryAll($, 'label[for]').map(({ attribs }) => attribs['for']))
  const isEnglish = /^(?:en\b|$)/i.test(queryAll($, 'html', 1)[0]?.attribs['lang'] ?? '')
  const rules: [rule: string, selector: string, isNamed: (element: Element) => boolean][] = [
    ['image-alt', 'img', (image) => image.attribs['alt'] !== undefined || isPixel(image)],
    ['input-image-alt', 'input[type="image" i]', ({ attribs }) => hasText(attribs['alt'] ?? attribs['value'])],
    ['area-alt', 'area[href]', ({ attribs }) => hasText(attribs['alt'])],
    ['button-name', 'button', (button) => says(button)],
    ['input-button-name', 'input[type="button" i]', ({ attribs }) => hasText(attribs['value'])],
    ['link-name', 'a[href]', (link) => says(link) || isMark(link)],
    ['label', 'input, textarea', (field) => !isField(field) || hasText(field.attribs['placeholder']) || isLabelled(field, labelled)],
    ['select-name', 'select', (field) => isLabelled(field, labelled)],
    ['frame-title', 'iframe[src]', (frame) => isPixel(frame) || frame.attribs['tabindex'] === '-1'],
  ]
  return rules.flatMap(([rule, selector, isNamed]) => {
    const found = queryAll($, selector).filter(isTag).slice(0, maxElements)
    const faulty = found.filter((element) => !isNamed(element) && !isNamedByAttribute(element) && !isWritten(element) && !isOut(element))
    if (faulty.length === 0) return []
    return [
      {
        rule,
        impact: 'serious' as const,
        help: rule,
        count: faulty.length,
        elements: faulty.slice(0, listed).map((element) => toFaulty(element, isEnglish)),
      },
    ]
  })
}

const hasText = (text: string | undefined) => (text ?? '').trim() !== ''
const isNamedByAttribute = ({ attribs }: Element) =>
  ['aria-label', 'aria-labelledby', 'title', ':aria-label', 'v-bind:aria-label', 'x-bind:aria-label'].some((name) => hasText(attribs[name]))
/** Attributes from which scripts write texts and names: of Alpine, Vue, Angular, Knockout and translations. Events and looks name nothing. */
const writing =
  /^(?:x-(?!on|show|cloak|data|ref|transition|init|if)|v-(?!on|if|show|else|cloak)|:(?!class|style|key|disabled|type|href|id$|src|ref)|\[(?!class|style|disabled|href|src|ng)|ng-(?!click|if|show|hide|class|style|repeat|src|href|disabled)|data-(?:bind|i18n|l10n|text|translate))/
const isWritten = ({ attribs }: Element) => Object.keys(attribs).some((name) => writing.test(name))
/** The empty link of a heading to itself, whose sign a style draws. */
const isMark = (link: Element) =>
  (link.attribs['href'] ?? '').startsWith('#') && !link.children.some(isTag) && around(link).some(({ name }) => /^h[1-6]$/.test(name))
const pixels = (value: string | undefined) => (/^\s*[01](?:px)?\s*$/.test(value ?? '') ? 1 : null)
const isPixel = ({ attribs }: Element) => (pixels(attribs['width']) ?? pixels(attribs['height'])) !== null

/** Text fields; buttons, checkboxes in a design of their own and hidden ones have other rules. */
const isField = ({ name, attribs }: Element) =>
  name === 'textarea' || /^(?:|text|email|tel|url|search|password|number|date)$/i.test(attribs['type'] ?? '')
const isLabelled = (field: Element, labelled: ReadonlySet<string | undefined>) =>
  (field.attribs['id'] !== undefined && labelled.has(field.attribs['id'])) ||
  around(field).some((parent) => parent.name === 'label' && hasText(innerText(parent)))

/** Whether a link or button has a name in it; a custom element may write one. */
function says(element: Element): boolean {
  if (cleanText(innerText(element, 200), 10) !== '') return true
  // A link or button with more inside is no icon.
  return elementsIn(element, null, 60).some(
    (part) =>
      part.name.includes('-') ||
      /^(?:title|slot|object)$/.test(part.name) ||
      hasText(part.attribs['alt']) ||
      isNamedByAttribute(part) ||
      isWritten(part),
  )
}

/** Not for assistive technology, or hidden by its own markup or that around it. */
const isOut = (element: Element) =>
  /^(?:presentation|none)$/.test(element.attribs['role'] ?? '') ||
  around(element).some((one) => one.attribs['aria-hidden']?.trim() === 'true' || one.attribs['inert'] !== undefined || isUnseen(one))

/** A path that matches the element alone. */
const pathOf = (element: Element): string =>
  around(element)
    .flatMap((one) => {
      const alike = (one.parent?.children ?? []).filter((sibling) => isTag(sibling) && sibling.name === one.name)
      return one.name === 'page' ? [] : [alike.length > 1 ? `${one.name}:nth-of-type(${alike.indexOf(one) + 1})` : one.name]
    })
    .toReversed()
    .join(' > ')

/** A name in code is English. */
const toFaulty = (element: Element, isEnglish: boolean): FaultyElement => ({
  place: { path: pathOf(element), html: readTag(element) },
  frame: null,
  hint: (isEnglish && cleanText(element.attribs['name']?.replaceAll(/[-_[\]\d.]+/g, ' '), 40)) || null,
  attributes: [],
  isInline: false,
  causes: [],
  contrast: null,
})
