import { isOption, optionText } from '../page/choice-group.ts'
import { adderOf } from '../page/entry-buttons.ts'
import type { ControlTexts } from '../texts/control-texts.ts'
import selectors from '../page/selectors.json' with { type: 'json' }
import { readDateFormat } from '../values/date-format.ts'
import { textWithoutControls } from '../texts/element-text.ts'
import { foldWords } from '../texts/fold-words.ts'
import { fieldOf, type FieldName } from '../fields.ts'
import type { ControlKind, FoundField } from '../found-field.ts'
import { isOptionReachable } from '../page/is-option-reachable.ts'
import { readMaxChoices } from './recognize-choice.ts'
import { labelOf, type Read } from './read-control.ts'
import sources from './sources.json' with { type: 'json' }
import { readLimit, readMin } from '../texts/read-limit.ts'
import { readSeparator } from '../texts/read-separator.ts'
import { prefixShown, readPrefix } from '../texts/read-prefix.ts'
import { isAlone } from '../texts/section-of.ts'
import { around } from '../page/walk-page.ts'

type Described = Omit<FoundField, 'field' | 'confidence' | 'reason' | 'part'>

/** What a control takes, and how. */
export function describeControl({ control, members, texts, type, recognized }: Read): Described {
  const common = { type, label: labelOf(texts), name: texts.names[0] ?? '', separator: readSeparator(texts, labelOf(texts)) }
  if (members.length > 0) return { ...common, ...describeGroup(members, texts, type, recognized.field) }
  const isAccount = recognized.field === 'twitter' && type === 'text'
  const isEntered =
    recognized.field !== null &&
    fieldOf(recognized.field).kind === 'list' &&
    type !== 'select' &&
    (isPicker(control, texts) || (type === 'text' && adderOf(control) !== null))
  const isMany = isEntered || type === 'list' || (control as HTMLSelectElement).multiple
  const help = helpAround(control)
  const shown = readPrefix(control)
  const { options: own, list } = control as Partial<HTMLSelectElement & HTMLInputElement>
  const options = [...((type === 'select' ? own : list?.options) ?? [])].slice(0, maxOptions)
  return {
    ...common,
    control,
    language: control.ownerDocument.documentElement.lang,
    kind: isEntered ? 'list' : kindOf(type),
    type: isAccount && shown === '' && asksAddress(texts) ? 'url' : type,
    prefix: shown || (type === 'text' ? prefixShown(recognized.field, `${labelOf(texts)} ${texts.hint} ${texts.placeholder}`) : ''),
    limit: readLimit(maxLengthOf(control), texts) ?? readLimit(undefined, { hint: help, placeholder: '' }),
    min: readMin((control as HTMLInputElement).minLength, texts),
    options: options.map(({ text, label, value }) => text.trim() || label || value),
    values: options.map(({ value }) => value),
    maxChoices: isMany ? (readMaxChoices(`${texts.label} ${texts.nearby} ${texts.labelHint} ${texts.hint}`) ?? 5) : 1,
    // With a number in it, help is an example of what may be written.
    unit: [labelOf(texts), texts.labelHint, texts.hint, recognized.field === 'price' ? textBeside(control) : '']
      .filter((text) => !/\d/.test(text))
      .join(' '),
    isNumber: type === 'number' || control.matches('[role="spinbutton"], [inputmode="decimal"], [inputmode="numeric"]'),
    dateFormat: readDateFormat(
      [texts.placeholder, `${texts.labelHint} ${texts.hint}`, `${labelOf(texts)} ${texts.aria}`, control.title.slice(0, 300), help],
      control.getAttribute('pattern') ?? '',
    ),
  }
}

const maxOptions = 500

/** Its `maxlength`, or what scripts count to: “data-max-length”, “data-input-length-max-value”, Materialize’s “length”. */
function maxLengthOf(control: HTMLElement): number | undefined {
  const { maxLength } = control as HTMLInputElement
  const counted = [...control.attributes].find(({ name, value }) => /^[1-9]\d{1,4}$/.test(value) && counts.test(name))
  return maxLength > 0 || counted === undefined ? maxLength : Number(counted.value)
}

const counts = /max-?(?:len|char)|length-max|char(?:acter)?s?-?(?:limit|max)|^(?:data-)?length$/

const wholeAddress = new RegExp(sources.wholeAddress, 'u')

/** Its example is an account’s address, or the label asks for one and help shows it. */
const asksAddress = ({ placeholder, label, labelHint, hint }: ControlTexts): boolean =>
  wholeAddress.test(foldWords(`${label} ${labelHint}`)) ||
  /^https?:\/\/|(?:\/\/x|twitter)\.com/.test(placeholder) ||
  (/\/\/(?:www\.)?(?:x|twitter)\.com\/\w/.test(hint) &&
    /\b(?:url|link|address|profil\w*|lien|enlace|adresse?|dirección|indirizzo)\b|ссылк|リンク|链接|링크/i.test(label) &&
    !/@|\b(?:not|without|only|just|ohne|nur|sans|sin|sem|senza|solo|zonder|utan|bez|part|after|handle|nach|if)\b|→/i.test(hint))

/** All that is written in the largest box that holds no other control: component libraries put help far from its box. */
function helpAround(control: HTMLElement): string {
  let help = ''
  let up = 0
  for (const element of around(control)) {
    if (up++ > 6 || element.matches('form, dialog, body') || !isAlone(control, element)) break
    help = textWithoutControls(element)
  }
  return help.length < 300 ? help : ''
}

/** What is written around a control, also for others in its box: “Fixed price [Kč]” at a check box says the currency of the number below it. */
function textBeside(control: HTMLElement): string {
  const texts = [...around(control)].slice(1, 4).map((element) => textWithoutControls(element))
  return texts.findLast((text) => text.length < 200) ?? ''
}

function describeGroup(members: readonly HTMLElement[], texts: ControlTexts, type: string, field: FieldName | null) {
  const open = members.filter(isOptionReachable)
  const options = open.map(optionText)
  const maxChoices = readMaxChoices(`${texts.label} ${texts.nearby} ${texts.labelHint} ${texts.hint}`) ?? options.length
  const isOne = type === 'radio' || (type === 'button' && field !== null && fieldOf(field).kind === 'choice')
  return {
    control: (open[0] ?? members[0]) as HTMLElement,
    kind: 'choice' as const,
    prefix: '',
    limit: null,
    min: null,
    options,
    isLasting: type === 'radio' && open[0]?.localName !== 'input',
    values: open.map((option) => option.getAttribute('value') ?? ''),
    maxChoices: isOne ? 1 : Math.min(maxChoices, options.length),
    dateFormat: '',
  }
}

const kindOf = (type: string): ControlKind =>
  type === 'select' ? 'choice' : type === 'list' ? 'list' : type === 'textarea' ? 'lines' : type === 'rich' ? 'rich' : 'line'

/** “Press Enter to add”, not “Enter your name”. */
const enter = new RegExp(sources.enter, 'u')

/** What component libraries call boxes that keep only what is chosen or entered in them. */
const pickers = selectors.pickers.join()

/** Boxes that take one entry after another, each by a press: their text is only offered to copy. */
export const isPicker = (control: HTMLElement, { placeholder, hint, aria }: ControlTexts): boolean =>
  control.getAttribute('aria-autocomplete') === 'list' ||
  control.matches(':is(.selector, [class*="duallist" i], [class*="dual-list" i]) select[multiple]') ||
  (control.localName !== 'textarea' && enter.test(foldWords(`${placeholder} ${hint} ${aria}`))) ||
  (control.localName !== 'select' && !isOption(control) && !opensCalendar(control) && control.closest(pickers) !== null)

/** A date may be typed beside a calendar, as it writes it. */
export const opensCalendar = (control: HTMLElement): boolean =>
  control.getAttribute('aria-haspopup') === 'dialog' && control.parentElement?.closest('[role="combobox"]') == null

/** Boxes that would send their form by themselves, or in a part of the page that would once one of its boxes changes. */
export const isMachine = (control: HTMLElement): boolean =>
  handlersOf(control).some((handler) => /submit|click\(|location|navigate/i.test(handler)) ||
  [...around(control)].some((element) => handlersOf(element).some((handler) => leaves.test(handler)))

const handlersOf = (element: Element): string[] =>
  ['onchange', 'oninput', 'onblur', 'onclick'].map((name) => element.getAttribute(name) ?? '')

/** What a handler around many boxes does for all of them. Most only watch. */
const leaves = /\b(?:submit|requestSubmit|click|navigate)\(|\blocation\s*(?:=|\.(?:href|assign|replace|reload))/
